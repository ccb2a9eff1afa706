// The observers of Foundation's run loop, which Foundation has and does not show.
//
// Swift's module CoreFoundation declares them, too; but where it is imported, types of glibc's headers such
// as timespec belong to it, and each file that uses one would have to import it.
#include <stdbool.h>

struct crunloop_context {
  long version;
  void *info;
  const void *(*retain)(const void *);
  void (*release)(const void *);
  const void *(*copy_description)(const void *);
};

void *crunloop_main(void) __asm__("CFRunLoopGetMain");
void *crunloop_make_observer(
  const void *allocator, unsigned long activities, unsigned char repeats, long order,
  void (*callout)(void *observer, unsigned long activity, void *info),
  struct crunloop_context *context) __asm__("CFRunLoopObserverCreate");
void crunloop_add_observer(void *loop, void *observer, const void *mode) __asm__("CFRunLoopAddObserver");
void crunloop_remove_observer(void *loop, void *observer, const void *mode)
  __asm__("CFRunLoopRemoveObserver");
void crunloop_release(const void *object) __asm__("CFRelease");
double crunloop_next_timer(void *loop, const void *mode) __asm__("CFRunLoopGetNextTimerFireDate");
double crunloop_now(void) __asm__("CFAbsoluteTimeGetCurrent");
extern const void *const crunloop_default_mode __asm__("kCFRunLoopDefaultMode");

/// The stages of a run loop that are observed, as CoreFoundation numbers them.
enum {
  crunloop_before_sources = 1 << 2,
  crunloop_after_waiting = 1 << 6,
};

/// Calls a function at these two stages of the main run loop, in its default mode.
static inline void *crunloop_observe(
  void (*callout)(void *observer, unsigned long activity, void *info), void *info
) {
  struct crunloop_context context = {0, info, 0, 0, 0};
  void *observer = crunloop_make_observer(
    0, crunloop_before_sources | crunloop_after_waiting, 1, 0, callout, &context);
  crunloop_add_observer(crunloop_main(), observer, crunloop_default_mode);
  return observer;
}

/// Ends what crunloop_observe began.
static inline void crunloop_stop_observing(void *observer) {
  crunloop_remove_observer(crunloop_main(), observer, crunloop_default_mode);
  crunloop_release(observer);
}

/// When the next timer of the main run loop is due, in seconds since 2001; 0 without one.
static inline double crunloop_next_timer_date(void) {
  return crunloop_next_timer(crunloop_main(), crunloop_default_mode);
}

/// Whether a timer of the main run loop is due within some seconds.
static inline bool crunloop_has_timer_within(double seconds) {
  double date = crunloop_next_timer_date();
  return date > 0 && date <= crunloop_now() + seconds;
}

/// Whether a timer of the main run loop is due.
static inline bool crunloop_has_due_timer(void) { return crunloop_has_timer_within(0); }
