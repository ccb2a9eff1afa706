/// The logging names of UIKit's own containers, which the short form of the log leaves out.
enum ContainerNames {
  /// True for a container that shows other controllers and nothing of its own.
  static func contains(_ name: String) -> Bool {
    switch name {
    case "Tabs", "Nav", "Split", "Pages": true
    default: name.utf8.starts(with: "UI".utf8)
    }
  }
}
