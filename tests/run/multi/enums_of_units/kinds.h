typedef enum { small, large } size;
typedef int (*chooser)(size);
extern chooser choose;
