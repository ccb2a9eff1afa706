/// What this runtime offers beyond Apple's UIKit: its queue and clock, its observers, its drawing.
///
/// The module's plain names are Apple's alone, so that an app's own `Scheduler` or `TextMeasure`
/// stays unambiguous.
public enum UIKitRuntime {}
