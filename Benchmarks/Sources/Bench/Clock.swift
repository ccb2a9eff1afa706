import Glibc

/// Processor time of this thread, which other programs on the machine do not add to.
func processorNanoseconds() -> Int {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return time.tv_sec * 1_000_000_000 + time.tv_nsec
}

/// Keeps a value from being optimized away with the work that made it.
@inline(never)
func consume<Value>(_ value: Value) {}
