// The solver of kiwi for Swift: a whole system at once, and one variable whose value is suggested.
//
// Kiwi is C++ in headers alone. They are not part of this package: Scripts/fetch-kiwi downloads them.

#ifndef KIWI_SOLVER_H
#define KIWI_SOLVER_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

enum kiwi_strength { KIWI_WEAK, KIWI_TWICE_WEAK, KIWI_MEDIUM, KIWI_STRONG, KIWI_REQUIRED };

// Constraint i is the sum of the terms from ends[i - 1] to ends[i], and a relation (-1, 0 or 1) to a
// constant.
typedef struct {
  int32_t variable_count;
  int32_t constraint_count;
  const int32_t *ends;
  const int32_t *variables;
  const double *coefficients;
  const int32_t *relations;
  const double *constants;
  const int32_t *strengths;
} kiwi_system;

typedef struct kiwi_solver kiwi_solver;

// Makes variables and constraints, adds them one by one, and updates the values.
kiwi_solver *kiwi_make(const kiwi_system *system);
void kiwi_free(kiwi_solver *solver);

// Makes a variable one whose value can be suggested, at strength KIWI_STRONG.
void kiwi_edit(kiwi_solver *solver, int32_t variable);

// Suggests a value, solves, and updates the values.
void kiwi_suggest(kiwi_solver *solver, int32_t variable, double value);

// The sum of the values of all variables.
double kiwi_sum(const kiwi_solver *solver);

#ifdef __cplusplus
}
#endif

#endif
