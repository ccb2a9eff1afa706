// The rules of ConcentrationEngine in C: what a flip and a whole game cost without Swift.
//
// It does the same work, step by step: the same generator and bounded draws, the same shuffle,
// legal and refused flips, scoring by both rules, seen cards, turns of one to four players. It has
// static arrays and no checks that the language would not make; it takes no shortcut that the
// rules engine cannot take.

#ifndef REFERENCE_GAME_H
#define REFERENCE_GAME_H

#include <stdbool.h>
#include <stdint.h>

enum { REFERENCE_MOST_CARDS = 2574 };

typedef struct {
  uint64_t state[4];
} reference_generator;

void reference_seed(reference_generator *generator, uint64_t seed);
uint64_t reference_next(reference_generator *generator);
uint64_t reference_below(reference_generator *generator, uint64_t bound);
uint64_t reference_seed_of_game(uint64_t seed, uint64_t number);

typedef struct {
  uint16_t picture;
  uint8_t state;  // 0 face down, 1 face up, 2 matched
  uint8_t seen;
} reference_card;

typedef struct {
  reference_card cards[REFERENCE_MOST_CARDS];
  uint16_t first_up, second_up;  // UINT16_MAX: none
  uint8_t turn, passes, players, timed, columns, rows;
  int64_t flips, moves, pairs_found, lucky, clock;
  int32_t scores[4], pairs[4];
} reference_game;

typedef enum {
  REFERENCE_FIRST,
  REFERENCE_MATCH,
  REFERENCE_MISMATCH,
  REFERENCE_OFF_BOARD,
  REFERENCE_ALREADY_MATCHED,
  REFERENCE_ALREADY_UP,
  REFERENCE_GAME_OVER,
  REFERENCE_TIME_MISSING,
  REFERENCE_TIME_OUT_OF_ORDER,
} reference_kind;

typedef struct {
  reference_kind kind;
  int other;   // the other card of a pair
  int points;
  bool lucky;
  int turned_back[2];  // -1: none
} reference_outcome;

void reference_set_up(reference_game *game, int columns, int rows, int players, bool timed);
void reference_deal(reference_game *game, reference_generator *generator);
reference_outcome reference_flip_index(reference_game *game, int index, int64_t milliseconds);
reference_outcome reference_flip(
    reference_game *game, int column, int row, int64_t milliseconds);
bool reference_is_over(const reference_game *game);

// Flips each position of a list, dealing anew when a game is over; returns a sum of the outcomes.
int64_t reference_flip_all(
    reference_game *game, reference_generator *generator, const uint8_t *columns,
    const uint8_t *rows, int count);

// Plays games with a perfect memory and adds up their moves.
int64_t reference_play_perfect(
    reference_game *game, uint64_t seed, uint64_t first, uint64_t games, int64_t *score);

#endif
