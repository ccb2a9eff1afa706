// Preloaded, it lets exactly one allocation of a program fail: that with the number in FAIL_ALLOCATION, counted from 1.
// Without the variable all succeed. How many there were is written to the file in COUNT_ALLOCATIONS at the end.
#include <errno.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>

// glibc's own, which those below stand before.
extern void *__libc_malloc(size_t);
extern void *__libc_calloc(size_t, size_t);
extern void *__libc_realloc(void *, size_t);
extern void *__libc_memalign(size_t, size_t);

static atomic_long made;
static long failing;

__attribute__((constructor)) static void begin(void) {
  const char *number = getenv("FAIL_ALLOCATION");
  failing = number ? atol(number) : 0;
  atomic_store(&made, 0);
}

__attribute__((destructor)) static void end(void) {
  long count = atomic_load(&made);
  const char *path = getenv("COUNT_ALLOCATIONS");
  FILE *file = path ? fopen(path, "w") : NULL;
  if (!file) return;
  fprintf(file, "%ld\n", count);
  fclose(file);
}

static int fails(void) {
  if (atomic_fetch_add(&made, 1) + 1 != failing) return 0;
  errno = ENOMEM;
  return 1;
}

void *malloc(size_t size) { return fails() ? NULL : __libc_malloc(size); }
void *calloc(size_t count, size_t size) { return fails() ? NULL : __libc_calloc(count, size); }
void *realloc(void *old, size_t size) { return fails() ? NULL : __libc_realloc(old, size); }
void *memalign(size_t alignment, size_t size) { return fails() ? NULL : __libc_memalign(alignment, size); }
void *aligned_alloc(size_t alignment, size_t size) { return memalign(alignment, size); }

int posix_memalign(void **result, size_t alignment, size_t size) {
  void *memory = memalign(alignment, size);
  if (!memory) return ENOMEM;
  *result = memory;
  return 0;
}
