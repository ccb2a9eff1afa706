import Foundation

extension UIKitRuntime {
  /// What a person chooses in the settings of a device: light or dark, and the text size.
  @MainActor
  package struct ChosenTraits {
    private let application: UIApplication

    package init(_ application: UIApplication) { self.application = application }

    /// Shows the app in another style.
    package func choose(_ style: UIUserInterfaceStyle) {
      guard style != application.screen.userInterfaceStyle else { return }
      change { application.screen.userInterfaceStyle = style }
    }

    /// Shows text in another size.
    ///
    /// Source: UIKIT-CASES.md text-size-follows.
    package func choose(_ category: UIContentSizeCategory) {
      guard category != application.screen.contentSizeCategory else { return }
      change { application.screen.contentSizeCategory = category }
      application.post(UIContentSizeCategory.didChangeNotification)
    }

    private func change(_ choice: () -> Void) {
      let old = application.screen.traitCollection
      choice()
      for window in application.windows {
        window.reportTraits(old)
        window.rootViewController?.reportTraits(old)
      }
    }
  }
}
