import UIKit
#if canImport(SwiftUI)
  import SwiftUI
#endif

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
}
