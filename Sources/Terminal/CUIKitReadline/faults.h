// What readline 8.2 does wrong, and what is done instead. Source: docs/decisions/TERMINAL.md.

#ifndef CREADLINE_FAULTS_H
#define CREADLINE_FAULTS_H

#include <stdlib.h>
#include <string.h>
#include <wchar.h>

#include "shim.h"

/// Whether vi's last change is being done again.
static int creadline_is_redoing = 0;

/// Ends the line at a byte of value 0, which commands of vi leave in it and where motions never end.
static inline void creadline_cut_line(void) {
  int length = (int)strlen(rl_line_buffer);
  if (length >= rl_end) return;
  rl_end = length;
  if (rl_point > length) rl_point = length;
  if (rl_mark > length) rl_mark = length;
}

/// The bytes of the character at a place in the line; 0 if motions of vi never end at it: if it is broken, such as the
/// rest of one that came after Escape, or, in vi mode, if the C library has no width for it.
static inline int creadline_character_length(int index) {
  if ((rl_line_buffer[index] & 0x80) == 0) return 1;
  wchar_t character;
  mbstate_t state = {0};
  size_t length = mbrtowc(&character, rl_line_buffer + index, (size_t)(rl_end - index), &state);
  if (length > (size_t)(rl_end - index)) return 0;
  return rl_editing_mode == 0 && wcwidth(character) < 0 ? 0 : (int)length;
}

/// Takes such characters out of the line, byte by byte, as what is left of one is broken; true if there was any.
static inline int creadline_drop_endless_characters(void) {
  int point = 0, dropped = 0;
  for (int index = 0; index < rl_end;) {
    int length = creadline_character_length(index);
    if (length > 0) {
      index += length;
      if (index <= rl_point) point = index;
    } else {
      rl_delete_text(index, index + 1);
      if (rl_point > index) rl_point--;
      dropped = 1;
    }
  }
  rl_point = point;
  return dropped;
}

/// Puts right what the command before this one left; one that was given up is over.
static inline void creadline_begin_command(void) {
  creadline_is_redoing = 0;
  creadline_cut_line();
  if (creadline_drop_endless_characters()) rl_redisplay();
}

/// Does the last change of vi again, but not as the motion of that change: it would do itself again, without an end.
static inline int creadline_vi_redo(int count, int key) {
  if (creadline_is_redoing) return 1;
  creadline_is_redoing = 1;
  int status = rl_vi_redo(count, key);
  creadline_is_redoing = 0;
  return status;
}

/// Forgets what could be undone of the line of the history that is shown; after Escape, in vi mode, readline has freed it
/// and does not.
static inline void creadline_forget_undo(void) {
  HIST_ENTRY *entry = current_history();
  if (entry) entry->data = NULL;
}

// MARK: Searches of the history

// Readline's own lose count of what can be undone of the line of the history at which they begin or, in vi mode, end. The
// next key that comes by that line frees it twice.

/// Makes a new line of the one of the history that is shown; that one becomes what it was, as when a line is entered.
static inline void creadline_leave_history(void) {
  if (!current_history()) return;
  if (rl_undo_list) {
    char *line = strdup(rl_line_buffer);
    int point = rl_point;
    rl_revert_line(1, 0);
    free_history_entry(replace_history_entry(where_history(), rl_line_buffer, NULL));
    if (line) rl_replace_line(line, 0);
    free(line);
    rl_point = point;
  }
  creadline_forget_undo();
  history_set_pos(history_length);
}

/// Goes to the line of the history that a search of vi has found, as if by arrow-up from a new line.
static inline void creadline_return_to_history(void) {
  if (!current_history()) return;
  int distance = history_length - where_history();
  history_set_pos(history_length);
  rl_undo_list = NULL;
  rl_replace_line("", 0);
  rl_get_previous_history(distance, 0);
}

/// Does something with each search but the incremental ones, which need none of this.
#define CREADLINE_SEARCHES(DO)          \
  DO(rl_history_search_backward)        \
  DO(rl_history_search_forward)         \
  DO(rl_history_substr_search_backward) \
  DO(rl_history_substr_search_forward)  \
  DO(rl_noninc_forward_search)          \
  DO(rl_noninc_forward_search_again)    \
  DO(rl_noninc_reverse_search)          \
  DO(rl_noninc_reverse_search_again)    \
  DO(rl_vi_search)                      \
  DO(rl_vi_search_again)

// A search that follows itself goes on: it looks for its own name.
#define CREADLINE_SEARCH(search)                                   \
  static inline int creadline_##search(int count, int key) {       \
    creadline_leave_history();                                     \
    if (rl_last_func == creadline_##search) rl_last_func = search; \
    int status = search(count, key);                               \
    creadline_return_to_history();                                 \
    return status;                                                 \
  }
CREADLINE_SEARCHES(CREADLINE_SEARCH)
#undef CREADLINE_SEARCH

// MARK: Keys

/// Lets functions of ours answer the keys of those with faults, those that clear the screen, and those that read the
/// inputrc again.
static inline void creadline_replace_keys(rl_command_func_t *clear_screen, rl_command_func_t *read_inputrc) {
#define CREADLINE_PAIR(search) {search, creadline_##search},
  const creadline_replacement all[] = {
      CREADLINE_SEARCHES(CREADLINE_PAIR){rl_vi_redo, creadline_vi_redo},
      {rl_clear_screen, clear_screen},
      {rl_clear_display, clear_screen},
      {rl_re_read_init_file, read_inputrc},
  };
#undef CREADLINE_PAIR
  Keymap maps[] = {emacs_standard_keymap, vi_insertion_keymap, vi_movement_keymap};
  for (size_t map = 0; map < sizeof maps / sizeof maps[0]; map++) {
    creadline_replace(maps[map], all, sizeof all / sizeof all[0]);
  }
}

#undef CREADLINE_SEARCHES

#endif
