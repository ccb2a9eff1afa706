/// The namespace of what this runtime offers beyond Apple's UIKit: schedulers, observers, drawing.
///
/// All other public names of the module are Apple's, so that an app's own `Scheduler` or
/// `TextMeasure` is not ambiguous.
public enum UIKitRuntime {}
