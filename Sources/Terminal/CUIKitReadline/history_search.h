// Searches of the history that may begin and end at any of its lines.
//
// Readline's own lose count of what can be undone of such a line, and the next key that comes by it frees that twice
// (version 8.2). So the line is left before a search, and what vi finds is gone to as by arrow-up.

#ifndef CREADLINE_HISTORY_SEARCH_H
#define CREADLINE_HISTORY_SEARCH_H

#include <stdlib.h>
#include <string.h>

#include "shim.h"

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

/// Goes to the line of the history that a search of vi has found, as if from a new line.
static inline void creadline_return_to_history(void) {
  int place = where_history();
  if (place >= history_length) return;
  history_set_pos(history_length);
  rl_undo_list = NULL;
  rl_replace_line("", 0);
  rl_undo_list = NULL;
  rl_get_previous_history(history_length - place, 0);
}

/// Does something with each of readline's searches but the incremental ones, which need none of this.
#define CREADLINE_SEARCHES(DO)         \
  DO(rl_history_search_backward)       \
  DO(rl_history_search_forward)        \
  DO(rl_history_substr_search_backward) \
  DO(rl_history_substr_search_forward) \
  DO(rl_noninc_forward_search)         \
  DO(rl_noninc_forward_search_again)   \
  DO(rl_noninc_reverse_search)         \
  DO(rl_noninc_reverse_search_again)   \
  DO(rl_vi_search)                     \
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

/// Lets these searches answer the keys of readline's.
static inline void creadline_replace_searches(void) {
#define CREADLINE_REPLACE(search) creadline_replace(search, creadline_##search);
  CREADLINE_SEARCHES(CREADLINE_REPLACE)
#undef CREADLINE_REPLACE
}

#undef CREADLINE_SEARCHES

#endif
