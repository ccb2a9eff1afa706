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

/// Writes out what the C library still holds of readline's output.
static inline void creadline_flush_output(void) {
  fflush(rl_outstream ? rl_outstream : stdout);
}

/// A function of ours that answers the keys of one of readline's.
typedef struct {
  rl_command_func_t *old;
  rl_command_func_t *ours;
} creadline_replacement;

/// Lets functions of ours answer the keys of a map, and of those within it, as the inputrc has bound them.
static inline void creadline_replace(Keymap map, const creadline_replacement *all, size_t count) {
  for (int key = 0; key < KEYMAP_SIZE; key++) {
    if (map[key].type == ISKMAP) {
      creadline_replace((Keymap)map[key].function, all, count);
      continue;
    }
    if (map[key].type != ISFUNC) continue;
    for (size_t index = 0; index < count; index++) {
      if (map[key].function != all[index].old) continue;
      map[key].function = all[index].ours;
      break;
    }
  }
}

#endif
