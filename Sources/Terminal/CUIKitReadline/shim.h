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

/// Lets a function of ours answer every key that clears the screen, as the inputrc has bound them.
static inline void creadline_replace_clear_screen(rl_command_func_t *function) {
  rl_initialize();
  Keymap maps[] = {emacs_standard_keymap, emacs_meta_keymap, vi_insertion_keymap,
                   vi_movement_keymap};
  for (size_t map = 0; map < sizeof maps / sizeof maps[0]; map++) {
    for (int key = 0; key < KEYMAP_SIZE; key++) {
      KEYMAP_ENTRY *entry = &maps[map][key];
      if (entry->type != ISFUNC) continue;
      if (entry->function == rl_clear_screen || entry->function == rl_clear_display) {
        entry->function = function;
      }
    }
  }
}

#endif
