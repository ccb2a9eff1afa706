#include "kiwi_solver.h"

#include <kiwi/kiwi.h>

#include <utility>
#include <vector>

struct kiwi_solver {
  kiwi::Solver solver;
  std::vector<kiwi::Variable> variables;
};

namespace {

double strength(int32_t value) {
  switch (value) {
  case KIWI_WEAK: return kiwi::strength::weak;
  case KIWI_TWICE_WEAK: return 2 * kiwi::strength::weak;
  case KIWI_MEDIUM: return kiwi::strength::medium;
  case KIWI_STRONG: return kiwi::strength::strong;
  default: return kiwi::strength::required;
  }
}

kiwi::RelationalOperator relation(int32_t value) {
  return value < 0 ? kiwi::OP_LE : value > 0 ? kiwi::OP_GE : kiwi::OP_EQ;
}

} // namespace

kiwi_solver *kiwi_make(const kiwi_system *system) {
  kiwi_solver *made = new kiwi_solver;
  made->variables.resize(system->variable_count);
  int32_t term = 0;
  for (int32_t index = 0; index < system->constraint_count; index++) {
    std::vector<kiwi::Term> terms;
    terms.reserve(system->ends[index] - term);
    for (; term < system->ends[index]; term++) {
      terms.emplace_back(made->variables[system->variables[term]], system->coefficients[term]);
    }
    made->solver.addConstraint(kiwi::Constraint(
        kiwi::Expression(std::move(terms), -system->constants[index]),
        relation(system->relations[index]), strength(system->strengths[index])));
  }
  made->solver.updateVariables();
  return made;
}

void kiwi_free(kiwi_solver *solver) { delete solver; }

void kiwi_edit(kiwi_solver *solver, int32_t variable) {
  solver->solver.addEditVariable(solver->variables[variable], kiwi::strength::strong);
}

void kiwi_suggest(kiwi_solver *solver, int32_t variable, double value) {
  solver->solver.suggestValue(solver->variables[variable], value);
  solver->solver.updateVariables();
}

double kiwi_sum(const kiwi_solver *solver) {
  double sum = 0;
  for (const kiwi::Variable &variable : solver->variables) sum += variable.value();
  return sum;
}
