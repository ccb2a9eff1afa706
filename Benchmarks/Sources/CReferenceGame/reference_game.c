#include "reference_game.h"

#include <string.h>

#define NONE UINT16_MAX
#define NO_TIME (-1)
#define LATEST_MILLISECONDS INT64_C(999999999999)

static uint64_t rotated(uint64_t word, int bits) { return (word << bits) | (word >> (64 - bits)); }

static uint64_t split_mix(uint64_t *state) {
  uint64_t word = (*state += UINT64_C(0x9E3779B97F4A7C15));
  word = (word ^ (word >> 30)) * UINT64_C(0xBF58476D1CE4E5B9);
  word = (word ^ (word >> 27)) * UINT64_C(0x94D049BB133111EB);
  return word ^ (word >> 31);
}

void reference_seed(reference_generator *generator, uint64_t seed) {
  for (int index = 0; index < 4; index++) generator->state[index] = split_mix(&seed);
}

uint64_t reference_seed_of_game(uint64_t seed, uint64_t number) {
  seed += number * UINT64_C(0x9E3779B97F4A7C15);
  return split_mix(&seed);
}

uint64_t reference_next(reference_generator *generator) {
  uint64_t *state = generator->state;
  const uint64_t result = rotated(state[1] * 5, 7) * 9;
  const uint64_t shifted = state[1] << 17;
  state[2] ^= state[0];
  state[3] ^= state[1];
  state[1] ^= state[2];
  state[0] ^= state[3];
  state[2] ^= shifted;
  state[3] = rotated(state[3], 45);
  return result;
}

uint64_t reference_below(reference_generator *generator, uint64_t bound) {
  __uint128_t product = (__uint128_t)reference_next(generator) * bound;
  if ((uint64_t)product < bound) {
    const uint64_t threshold = -bound % bound;
    while ((uint64_t)product < threshold) {
      product = (__uint128_t)reference_next(generator) * bound;
    }
  }
  return (uint64_t)(product >> 64);
}

void reference_set_up(reference_game *game, int columns, int rows, int players, bool timed) {
  memset(game, 0, sizeof *game);
  game->columns = (uint8_t)columns;
  game->rows = (uint8_t)rows;
  game->players = (uint8_t)players;
  game->timed = timed;
}

void reference_deal(reference_game *game, reference_generator *generator) {
  const int count = game->columns * game->rows;
  for (int index = 0; index < count; index++) {
    game->cards[index] = (reference_card){.picture = (uint16_t)(index / 2)};
  }
  for (int current = 0; current < count - 1; current++) {
    const int other = current + (int)reference_below(generator, (uint64_t)(count - current));
    const reference_card card = game->cards[current];
    game->cards[current] = game->cards[other];
    game->cards[other] = card;
  }
  game->first_up = game->second_up = NONE;
  game->turn = game->passes = 0;
  game->flips = game->moves = game->pairs_found = game->lucky = game->clock = 0;
  memset(game->scores, 0, sizeof game->scores);
  memset(game->pairs, 0, sizeof game->pairs);
}

static bool is_won(const reference_game *game) {
  return game->pairs_found == game->columns * game->rows / 2;
}

bool reference_is_over(const reference_game *game) {
  return is_won(game) || game->passes == game->players;
}

static int factor(const reference_game *game, int64_t elapsed) {
  if (!game->timed) return 1;
  const int64_t factor = 10 - elapsed / 1000;
  return factor > 1 ? (int)factor : 1;
}

static void turn_back(reference_card *card) {
  card->state = 0;
  card->seen = 1;
}

reference_outcome reference_flip_index(reference_game *game, int index, int64_t milliseconds) {
  reference_outcome outcome = {.turned_back = {-1, -1}};
  reference_card *card = &game->cards[index];
  if (game->passes == game->players) return outcome.kind = REFERENCE_GAME_OVER, outcome;
  if (card->state == 1 && game->second_up == NONE) {
    return outcome.kind = REFERENCE_ALREADY_UP, outcome;
  }
  if (card->state == 2) {
    outcome.kind = is_won(game) ? REFERENCE_GAME_OVER : REFERENCE_ALREADY_MATCHED;
    return outcome;
  }
  int64_t elapsed = 0;
  if (milliseconds == NO_TIME) {
    if (game->timed) return outcome.kind = REFERENCE_TIME_MISSING, outcome;
  } else {
    if (milliseconds < game->clock || milliseconds > LATEST_MILLISECONDS) {
      return outcome.kind = REFERENCE_TIME_OUT_OF_ORDER, outcome;
    }
    elapsed = milliseconds - game->clock;
  }
  game->clock += elapsed;
  game->passes = 0;
  game->flips += 1;

  if (game->first_up == NONE || game->second_up != NONE) {
    if (game->first_up != NONE) {
      outcome.turned_back[0] = game->first_up;
      outcome.turned_back[1] = game->second_up;
      turn_back(&game->cards[game->first_up]);
      turn_back(&game->cards[game->second_up]);
    }
    card->state = 1;
    game->first_up = (uint16_t)index;
    game->second_up = NONE;
    outcome.kind = REFERENCE_FIRST;
    return outcome;
  }

  reference_card *other = &game->cards[game->first_up];
  outcome.other = game->first_up;
  game->moves += 1;
  if (other->picture != card->picture) {
    card->state = 1;
    game->second_up = (uint16_t)index;
    outcome.kind = REFERENCE_MISMATCH;
    outcome.points = -(other->seen + card->seen) * factor(game, elapsed);
    game->scores[game->turn] += outcome.points;
    game->turn = game->turn + 1 == game->players ? 0 : (uint8_t)(game->turn + 1);
    return outcome;
  }
  other->state = card->state = 2;
  game->first_up = NONE;
  outcome.kind = REFERENCE_MATCH;
  outcome.lucky = !other->seen && !card->seen;
  outcome.points = 2 * factor(game, elapsed);
  game->pairs_found += 1;
  game->lucky += outcome.lucky;
  game->scores[game->turn] += outcome.points;
  game->pairs[game->turn] += 1;
  return outcome;
}

reference_outcome reference_flip(
    reference_game *game, int column, int row, int64_t milliseconds) {
  if (column >= game->columns || row >= game->rows) {
    return (reference_outcome){.kind = REFERENCE_OFF_BOARD, .turned_back = {-1, -1}};
  }
  return reference_flip_index(game, row * game->columns + column, milliseconds);
}

int64_t reference_flip_all(
    reference_game *game, reference_generator *generator, const uint8_t *columns,
    const uint8_t *rows, int count) {
  int64_t sum = 0;
  for (int index = 0; index < count; index++) {
    const reference_outcome outcome = reference_flip(game, columns[index], rows[index], NO_TIME);
    if (outcome.kind <= REFERENCE_MISMATCH) {
      sum += outcome.points;
    } else {
      sum += 1;
    }
    if (is_won(game)) reference_deal(game, generator);
  }
  return sum;
}

// The optimal solitaire player: it is shown every card, and nothing else.

static uint16_t place_of[REFERENCE_MOST_CARDS / 2];  // the known card with a picture, or NONE
static bool is_known[REFERENCE_MOST_CARDS];
static int next_unknown;
static int pair_to_take[2];

static void sit_down(int cards) {
  memset(place_of, 0xFF, sizeof place_of[0] * (size_t)(cards / 2));
  memset(is_known, 0, (size_t)cards);
  next_unknown = 0;
  pair_to_take[0] = -1;
}

static int unknown_besides(int card) {
  int index = next_unknown;
  while (is_known[index] || index == card) index++;
  return index;
}

static void remember(int card, uint16_t picture) {
  is_known[card] = true;
  if (place_of[picture] == NONE) {
    place_of[picture] = (uint16_t)card;
  } else if (place_of[picture] != card) {
    pair_to_take[0] = place_of[picture];
    pair_to_take[1] = card;
  }
}

static void play(reference_game *game) {
  sit_down(game->columns * game->rows);
  while (!reference_is_over(game)) {
    int first, second;
    if (pair_to_take[0] >= 0) {
      first = pair_to_take[0];
      reference_flip_index(game, first, NO_TIME);
      second = pair_to_take[1];
      pair_to_take[0] = -1;
    } else {
      first = unknown_besides(-1);
      reference_flip_index(game, first, NO_TIME);
      const uint16_t known = place_of[game->cards[first].picture];
      second = known != NONE ? known : unknown_besides(first);
    }
    const reference_outcome outcome = reference_flip_index(game, second, NO_TIME);
    if (outcome.kind == REFERENCE_MATCH) {
      is_known[first] = is_known[second] = true;
    } else {
      remember(first, game->cards[first].picture);
      remember(second, game->cards[second].picture);
    }
    while (next_unknown < game->columns * game->rows && is_known[next_unknown]) next_unknown++;
  }
}

int64_t reference_play_perfect(
    reference_game *game, uint64_t seed, uint64_t first, uint64_t games, int64_t *score) {
  int64_t moves = 0;
  for (uint64_t number = first; number < first + games; number++) {
    reference_generator generator;
    reference_seed(&generator, reference_seed_of_game(seed, number));
    reference_deal(game, &generator);
    play(game);
    moves += game->moves;
    *score += game->scores[0];
  }
  return moves;
}
