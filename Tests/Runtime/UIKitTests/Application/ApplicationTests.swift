import Foundation
import LifecycleTrace
import Testing
import UIKit

/// UIKIT-CASES.md "Memory warnings", and the states of an application.
@MainActor
@Suite("Application")
struct ApplicationTests {
  @Test func `memory-who-gets-it: every live controller, in the order of creation`() {
    // Source: UIKIT-CASES.md memory-who-gets-it, memory-ios6-and-later; UIKIT-RULES.md I66.
    let recorder = TraceRecorder()
    let covered = NamedViewController("A")
    let unloaded = NamedViewController("U")
    let navigation = UINavigationController(rootViewController: covered)
    recorder.launch(navigation)
    navigation.pushViewController(NamedViewController("B"), animated: false)
    recorder.settle()
    recorder.forget()
    recorder.application.receiveMemoryWarning()
    #expect(
      recorder.take(.all) == [
        "A didReceiveMemoryWarning()", "U didReceiveMemoryWarning()",
        "B didReceiveMemoryWarning()",
      ])
    #expect(!unloaded.isViewLoaded)
    #expect(covered.isViewLoaded)
  }

  @Test func `Launch, background, foreground and end call the delegate in UIKit's order`() {
    let recorder = TraceRecorder()
    let delegate = ListeningDelegate()
    recorder.application.launch(delegate)
    recorder.application.enterBackground()
    #expect(recorder.application.applicationState == .background)
    recorder.application.enterBackground()
    recorder.application.enterForeground()
    recorder.application.terminate()
    #expect(
      delegate.calls == [
        "willFinishLaunching", "didFinishLaunching", "didBecomeActive", "willResignActive",
        "didEnterBackground", "willEnterForeground", "didBecomeActive", "willTerminate",
      ])
  }

  @Test func `An application that is replaced is deallocated with all its controllers`() {
    weak var application: UIApplication?
    weak var root: UIViewController?
    do {
      let recorder = TraceRecorder()
      let controller = UINavigationController(rootViewController: NamedViewController("A"))
      recorder.launch(controller)
      controller.pushViewController(NamedViewController("B"), animated: true)
      recorder.settle()
      application = recorder.application
      root = controller
    }
    UIApplication.replaceShared(with: UIApplication(scheduler: UIKitRuntime.SteppedScheduler()))
    #expect(root == nil)
    #expect(application == nil)
  }
}

@MainActor
private final class ListeningDelegate: UIResponder, UIApplicationDelegate {
  var calls: [String] = []

  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    calls.append("willFinishLaunching")
    return true
  }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    calls.append("didFinishLaunching")
    return true
  }

  func applicationDidBecomeActive(_ application: UIApplication) { calls.append("didBecomeActive") }
  func applicationWillResignActive(_ application: UIApplication) {
    calls.append("willResignActive")
  }
  func applicationDidEnterBackground(_ application: UIApplication) {
    calls.append("didEnterBackground")
  }
  func applicationWillEnterForeground(_ application: UIApplication) {
    calls.append("willEnterForeground")
  }
  func applicationWillTerminate(_ application: UIApplication) { calls.append("willTerminate") }
}
