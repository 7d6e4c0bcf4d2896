// Bugs planted into clang 14 as passes of its own, each wrong about one construct: for `cassay-bench triage-check`, which
// knows which pass is guilty. CASSAY_PLANTED names the passes that do something, separated by commas; all of them run, so that
// they are counted. Nothing is changed without optimisation.
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/PassManager.h"
#include "llvm/Passes/PassBuilder.h"
#include "llvm/Passes/PassPlugin.h"
#include <cstdlib>
#include <functional>
#include <string>
#include <vector>

using namespace llvm;

namespace {

struct Bug {
  const char *Name;
  // Whether an instruction was changed.
  std::function<bool(Instruction &)> Change;
};

BinaryOperator *binary(Instruction &I, unsigned Opcode) {
  auto *B = dyn_cast<BinaryOperator>(&I);
  return B && B->getOpcode() == Opcode && B->getType()->isIntegerTy() ? B : nullptr;
}

bool replace(Instruction &I, Value *New) {
  I.replaceAllUsesWith(New);
  return true;
}

bool other(Instruction &I, unsigned From, Instruction::BinaryOps To) {
  auto *B = binary(I, From);
  return B && replace(I, BinaryOperator::Create(To, B->getOperand(0), B->getOperand(1), "", &I));
}

bool compares(Instruction &I, CmpInst::Predicate From, CmpInst::Predicate To) {
  auto *C = dyn_cast<ICmpInst>(&I);
  if (!C || C->getPredicate() != From || !C->getOperand(0)->getType()->isIntegerTy())
    return false;
  C->setPredicate(To);
  return true;
}

const std::vector<Bug> &bugs() {
  static const std::vector<Bug> All = {
      {"PlantedShift", [](Instruction &I) { return other(I, Instruction::AShr, Instruction::LShr); }},
      {"PlantedExtend",
       [](Instruction &I) {
         auto *S = dyn_cast<SExtInst>(&I);
         if (!S || !S->getType()->isIntegerTy() || S->getSrcTy()->isIntegerTy(1))
           return false;
         return replace(I, new ZExtInst(S->getOperand(0), S->getType(), "", &I));
       }},
      {"PlantedLess",
       [](Instruction &I) { return compares(I, CmpInst::ICMP_SLT, CmpInst::ICMP_ULT); }},
      {"PlantedGreater",
       [](Instruction &I) { return compares(I, CmpInst::ICMP_SGT, CmpInst::ICMP_SGE); }},
      {"PlantedDivide", [](Instruction &I) { return other(I, Instruction::SDiv, Instruction::UDiv); }},
      {"PlantedRest", [](Instruction &I) { return other(I, Instruction::URem, Instruction::And); }},
      {"PlantedExclusive", [](Instruction &I) { return other(I, Instruction::Xor, Instruction::Or); }},
      {"PlantedTimes",
       [](Instruction &I) {
         auto *B = binary(I, Instruction::Mul);
         auto *C = B ? dyn_cast<ConstantInt>(B->getOperand(1)) : nullptr;
         if (!C)
           return false;
         B->setOperand(1, ConstantInt::get(B->getType(), C->getValue() + 1));
         return true;
       }},
      {"PlantedMinus",
       [](Instruction &I) {
         auto *B = binary(I, Instruction::Sub);
         if (!B || isa<Constant>(B->getOperand(0)))
           return false;
         return replace(I, BinaryOperator::Create(Instruction::Sub, B->getOperand(1), B->getOperand(0), "", &I));
       }},
      {"PlantedSelect",
       [](Instruction &I) {
         auto *S = dyn_cast<SelectInst>(&I);
         if (!S || !S->getType()->isIntegerTy() || S->getType()->isIntegerTy(1))
           return false;
         S->swapValues();
         return true;
       }},
      {"PlantedSwitch",
       [](Instruction &I) {
         auto *S = dyn_cast<SwitchInst>(&I);
         if (!S || S->getNumCases() < 2)
           return false;
         auto A = S->case_begin(), B = std::next(A);
         ConstantInt *One = A->getCaseValue(), *Two = B->getCaseValue();
         A->setValue(Two);
         B->setValue(One);
         return true;
       }},
      {"PlantedStore",
       [](Instruction &I) {
         auto *S = dyn_cast<StoreInst>(&I);
         if (!S || S->isVolatile() || !S->getValueOperand()->getType()->isIntegerTy(16))
           return false;
         return true;
       }},
      {"PlantedMask",
       [](Instruction &I) {
         auto *B = binary(I, Instruction::And);
         auto *C = B ? dyn_cast<ConstantInt>(B->getOperand(1)) : nullptr;
         if (!C || C->getValue().countTrailingOnes() < 4)
           return false;
         B->setOperand(1, ConstantInt::get(B->getType(), C->getValue().lshr(1)));
         return true;
       }},
      {"PlantedWiden",
       [](Instruction &I) {
         auto *Z = dyn_cast<ZExtInst>(&I);
         if (!Z || !Z->getSrcTy()->isIntegerTy(8))
           return false;
         return replace(I, new SExtInst(Z->getOperand(0), Z->getType(), "", &I));
       }},
  };
  return All;
}

bool enabled(const char *Name) {
  const char *All = std::getenv("CASSAY_PLANTED");
  std::string Text = std::string(",") + (All ? All : "") + ",";
  return Text.find(std::string(",") + Name + ",") != std::string::npos;
}

template <int N> struct Planted : PassInfoMixin<Planted<N>> {
  static StringRef name() { return bugs()[N].Name; }

  PreservedAnalyses run(Function &F, FunctionAnalysisManager &) {
    const Bug &B = bugs()[N];
    if (!enabled(B.Name))
      return PreservedAnalyses::all();
    std::vector<Instruction *> All, Gone;
    for (Instruction &I : instructions(F))
      All.push_back(&I);
    for (Instruction *I : All)
      if (B.Change(*I) && (isa<StoreInst>(I) || I->use_empty()) && !I->isTerminator())
        Gone.push_back(I);
    for (Instruction *I : Gone)
      I->eraseFromParent();
    return PreservedAnalyses::none();
  }
};

// All passes from N on, of which every third is at the same place.
template <int N, int End> void add(FunctionPassManager &FPM, int Place) {
  if constexpr (N < End) {
    if (N % 3 == Place)
      FPM.addPass(Planted<N>());
    add<N + 1, End>(FPM, Place);
  }
}

constexpr int Count = 14;

void build(PassBuilder &PB) {
  PB.registerScalarOptimizerLateEPCallback([](FunctionPassManager &FPM, OptimizationLevel L) {
    if (L != OptimizationLevel::O0)
      add<0, Count>(FPM, 0);
  });
  PB.registerVectorizerStartEPCallback([](FunctionPassManager &FPM, OptimizationLevel L) {
    if (L != OptimizationLevel::O0)
      add<0, Count>(FPM, 1);
  });
  PB.registerOptimizerLastEPCallback([](ModulePassManager &MPM, OptimizationLevel L) {
    if (L == OptimizationLevel::O0)
      return;
    FunctionPassManager FPM;
    add<0, Count>(FPM, 2);
    MPM.addPass(createModuleToFunctionPassAdaptor(std::move(FPM)));
  });
}

} // namespace

extern "C" LLVM_ATTRIBUTE_WEAK PassPluginLibraryInfo llvmGetPassPluginInfo() {
  return {LLVM_PLUGIN_API_VERSION, "planted", "1", build};
}
