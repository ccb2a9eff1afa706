import CUIKitMalloc

/// What a program sets for its process before anything else.
package enum ProcessSetup {
  /// Lets a closed pipe be an error of writing, and large blocks of memory go back to the system.
  ///
  /// glibc raises the size from which a block gets pages of its own with each such block that is
  /// freed. An array that has grown would then leave its earlier storage in the process: four bytes
  /// more for each of a million flips.
  @MainActor
  package static func run() {
    SignalWatch.ignoreClosedPipes()
    _ = mallopt(M_MMAP_THRESHOLD, 1 << 20)
  }
}
