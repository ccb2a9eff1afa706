extension ControllerID {
  /// Whether this is one of UIKit's own containers, which shows other controllers and nothing else.
  ///
  /// The short form of the log leaves these out.
  package var isUIKitContainer: Bool {
    switch name {
    case "Tabs", "Nav", "Split", "Pages": true
    default: name.utf8.starts(with: "UI".utf8)
    }
  }
}
