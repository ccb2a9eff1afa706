// GNU Readline as Swift sees it: the headers, and what they offer only as macros.

#ifndef CREADLINE_SHIM_H
#define CREADLINE_SHIM_H

#include <stdio.h>
#include <string.h>

#include <readline/readline.h>
#include <readline/history.h>

/// True while readline waits for more of something: a search, a quoted key, a digit.
static inline int creadline_is_in_state(unsigned long state) {
  return RL_ISSTATE(state) != 0;
}

/// Whether vi's last change is being done again.
static int creadline_is_redoing = 0;

/// Puts right what the command before this one left: vi's leave a byte of value 0 in the line, where motions never end
/// (version 8.2), and one that was given up is over.
static inline void creadline_begin_command(void) {
  creadline_is_redoing = 0;
  int length = (int)strlen(rl_line_buffer);
  if (length >= rl_end) return;
  rl_end = length;
  if (rl_point > length) rl_point = length;
  if (rl_mark > length) rl_mark = length;
}

/// Forgets what could be undone of the line of the history that is shown, where readline has freed it and does not.
///
/// It does not in vi mode after Escape (version 8.2).
static inline void creadline_forget_undo(void) {
  HIST_ENTRY *entry = current_history();
  if (entry) entry->data = NULL;
}

/// Writes out what the C library still holds of readline's output.
static inline void creadline_flush_output(void) {
  fflush(rl_outstream ? rl_outstream : stdout);
}

/// Lets a function of ours answer the keys of a map that are bound to one of readline's.
static inline void creadline_replace_in(Keymap map, rl_command_func_t *old, rl_command_func_t *ours) {
  for (int key = 0; key < KEYMAP_SIZE; key++) {
    if (map[key].type == ISKMAP) {
      creadline_replace_in((Keymap)map[key].function, old, ours);
    } else if (map[key].type == ISFUNC && map[key].function == old) {
      map[key].function = ours;
    }
  }
}

/// Lets a function of ours answer all keys that are bound to one of readline's, as the inputrc has bound them.
static inline void creadline_replace(rl_command_func_t *old, rl_command_func_t *ours) {
  Keymap maps[] = {emacs_standard_keymap, vi_insertion_keymap, vi_movement_keymap};
  for (size_t map = 0; map < sizeof maps / sizeof maps[0]; map++) {
    creadline_replace_in(maps[map], old, ours);
  }
}

/// Does the last change of vi again, but not as the motion of that change: it would do itself again, without an end
/// (version 8.2).
static inline int creadline_vi_redo(int count, int key) {
  if (creadline_is_redoing) return 1;
  creadline_is_redoing = 1;
  int status = rl_vi_redo(count, key);
  creadline_is_redoing = 0;
  return status;
}

/// Lets it answer the keys of readline's.
static inline void creadline_replace_redo(void) {
  creadline_replace(rl_vi_redo, creadline_vi_redo);
}

/// Lets a function of ours answer every key that clears the screen.
static inline void creadline_replace_clear_screen(rl_command_func_t *ours) {
  creadline_replace(rl_clear_screen, ours);
  creadline_replace(rl_clear_display, ours);
}

/// Lets a function of ours answer every key that reads the inputrc again.
static inline void creadline_replace_reading(rl_command_func_t *ours) {
  creadline_replace(rl_re_read_init_file, ours);
}

#endif
