/* Programs for simavr: standard output is the serial port, and the end of the program is that of the
   simulation, which a sleeping processor without interrupts ends. */
#include <avr/interrupt.h>
#include <avr/io.h>
#include <avr/sleep.h>
#include <stdio.h>

static int put(char c, FILE *stream) {
    (void)stream;
    while (!(UCSR0A & 1 << UDRE0))
        ;
    UDR0 = c;
    return 0;
}

static FILE serial = FDEV_SETUP_STREAM(put, NULL, _FDEV_SETUP_WRITE);

__attribute__((constructor)) static void begin(void) {
    UCSR0B = 1 << TXEN0;
    stdout = &serial;
}

__attribute__((destructor)) static void end(void) {
    cli();
    sleep_enable();
    sleep_cpu();
}
