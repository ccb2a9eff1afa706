import Foundation

/// Processor time of this thread, which other programs on the machine do not add to.
func processorNanoseconds() -> Int {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return time.tv_sec * 1_000_000_000 + time.tv_nsec
}

/// Processor time of all threads of another process so far, in milliseconds.
func processorMilliseconds(of process: pid_t) -> Double {
  var clock = clockid_t()
  var time = timespec()
  guard clock_getcpuclockid(process, &clock) == 0, clock_gettime(clock, &time) == 0 else {
    return .nan
  }
  return Double(time.tv_sec) * 1000 + Double(time.tv_nsec) / 1_000_000
}

/// Memory of this process that is in use now, from the second number of `/proc/self/statm`.
func residentKibibytes() -> Int {
  let numbers = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8).split(
    separator: " ")
  guard let numbers, numbers.count > 1, let pages = Int(numbers[1]) else { return 0 }
  return pages * Int(getpagesize()) / 1024
}

/// Keeps a value from being optimized away with the work that made it.
@inline(never)
func consume<Value>(_ value: Value) {}
