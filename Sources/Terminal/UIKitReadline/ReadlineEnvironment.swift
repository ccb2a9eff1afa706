import Glibc

/// What a line reader takes from outside, as functions, injected once at the root.
@MainActor
package struct ReadlineEnvironment {
  /// The size of the terminal now, in columns and rows.
  package var size: () -> (columns: Int, rows: Int)
  /// Watches for a signal as long as the returned object lives.
  package var watch: (_ signal: Int32, _ action: @escaping @MainActor () -> Void) -> AnyObject
  /// Whether a signal came whose watch was not called yet.
  package var isSignalPending: () -> Bool
  /// Waits until something has happened, a key, a signal, a timer, or until so many seconds have passed; nil for
  /// however long that takes.
  package var waitForEvent: (_ seconds: Double?) -> Void
  /// Lets some seconds pass; true, and at once, if a key was pressed or a signal came.
  package var pause: (_ seconds: Double) -> Bool
  /// The time in seconds, from any moment on, by which frames are shown.
  package var now: () -> Double
  /// Whether the terminal takes more output now.
  package var isWritable: () -> Bool
  /// Takes a warning, without a period at its end, that the answer to the line is to show.
  package var warn: (_ problem: String) -> Void
  /// Stops the process, after Ctrl-Z; returns when it goes on.
  package var stop: () -> Void
  /// True if the prompt may be bold.
  package var isBold: Bool
  /// The name for `$if` in the user's inputrc.
  package var programName: String
  /// The descriptor of the terminal; an app's own standard output may be something else.
  package var output: Int32
  /// Whether the handler is told that something may have happened while nothing is typed.
  package var ticks: Bool

  /// An environment from its parts.
  package init(
    size: @escaping () -> (columns: Int, rows: Int),
    watch: @escaping (Int32, @escaping @MainActor () -> Void) -> AnyObject,
    waitForEvent: @escaping (Double?) -> Void, stop: @escaping () -> Void, isBold: Bool,
    programName: String, output: Int32 = STDOUT_FILENO, ticks: Bool = true,
    pause: @escaping (Double) -> Bool = { _ in true }, now: @escaping () -> Double = { 0 },
    isSignalPending: @escaping () -> Bool = { false },
    isWritable: @escaping () -> Bool = { true }, warn: @escaping (String) -> Void = { _ in }
  ) {
    self.size = size
    self.watch = watch
    self.isSignalPending = isSignalPending
    self.waitForEvent = waitForEvent
    self.stop = stop
    self.pause = pause
    self.now = now
    self.isWritable = isWritable
    self.warn = warn
    self.isBold = isBold
    self.programName = programName
    self.output = output
    self.ticks = ticks
  }
}
