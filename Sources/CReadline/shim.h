// GNU Readline as Swift sees it: the headers, and what they offer only as macros.

#ifndef CREADLINE_SHIM_H
#define CREADLINE_SHIM_H

#include <stdio.h>

#include <readline/readline.h>
#include <readline/history.h>

/// True while readline waits for more of something: a search, a quoted key, a digit.
static inline int creadline_is_in_state(unsigned long state) {
  return RL_ISSTATE(state) != 0;
}

/// Writes out what the C library's standard output still holds.
static inline void creadline_flush_output(void) {
  fflush(stdout);
}

#endif
