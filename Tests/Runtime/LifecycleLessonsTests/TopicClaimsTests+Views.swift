import Foundation
import LifecycleTesting
import LifecycleTrace
import Testing
import UIKit

/// The claims about views, responders, scenes and what takes time.
extension TopicClaimsTests {
  /// Notes what happens in its view and in its calls.
  private final class NotingViewController: UIViewController {
    var notes: [String] = []
    var onLoad: (NotingViewController) -> Void = { _ in }
    var onAppear: (NotingViewController) -> Void = { _ in }

    /// Tells when it lays out.
    private final class NotingView: UIView {
      var onLayout: () -> Void = {}

      override func layoutSubviews() {
        super.layoutSubviews()
        onLayout()
      }
    }

    override func loadView() {
      let view = NotingView()
      view.onLayout = { [unowned self] in notes.append("view") }
      self.view = view
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      onLoad(self)
    }

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      notes.append("appeared \(animated)")
      onAppear(self)
    }

    override func viewWillLayoutSubviews() { notes.append("will") }
    override func viewDidLayoutSubviews() { notes.append("did") }
  }

  static func layout() {
    let app = TestApplication()
    let noting = app.perform { NotingViewController() }
    app.launch(noting)
    app.perform {
      noting.notes = []
      noting.view.setNeedsLayout()
      noting.view.setNeedsLayout()
      #expect(noting.notes.isEmpty, "a mark lays nothing out")
      noting.view.layoutIfNeeded()
      #expect(noting.notes == ["will", "view", "did"])
      noting.view.layoutIfNeeded()
      #expect(noting.notes.count == 3, "nothing is marked")
      noting.view.setNeedsLayout()
      noting.view.setNeedsLayout()
    }
    #expect(
      noting.notes == ["will", "view", "did", "will", "view", "did"], "one pass of two marks")
    app.perform { noting.view.addSubview(UIView()) }
    #expect(noting.notes.count == 9, "a new subview marks")
  }

  static func constraints() {
    func warnings(priority: UILayoutPriority, keepsMask: Bool) -> [String] {
      let app = TestApplication()
      let controller = app.perform { UIViewController() }
      app.launch(controller)
      app.perform {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 1))
        view.translatesAutoresizingMaskIntoConstraints = keepsMask
        controller.view.addSubview(view)
        let second = view.widthAnchor.constraint(equalToConstant: 20)
        second.priority = priority
        second.isActive = true
        if !keepsMask { view.widthAnchor.constraint(equalToConstant: 10).isActive = true }
      }
      return app.warnings
    }
    func complains(_ lines: [String]) -> Bool {
      lines.contains { $0.contains("Unable to simultaneously satisfy constraints.") }
    }
    #expect(complains(warnings(priority: .required, keepsMask: false)))
    #expect(complains(warnings(priority: .required, keepsMask: true)), "the mask's own")
    #expect(warnings(priority: .defaultHigh, keepsMask: false).isEmpty)
  }

  static func traits() {
    func classes(_ device: TestDevice) -> [String] {
      let app = TestApplication(on: device)
      let controller = app.perform { UIViewController() }
      app.launch(controller)
      func text() -> String {
        let traits = controller.traitCollection
        return [traits.horizontalSizeClass, traits.verticalSizeClass].map {
          $0 == .compact ? "compact" : "regular"
        }.joined(separator: " ")
      }
      let upright = text()
      app.perform { app.device.rotate() }
      let kinds = app.events(.all).map(\.callback.kind)
      #expect(kinds.contains(.willTransition) == (text() != upright))
      return [upright, text()]
    }
    #expect(classes(.phone) == ["compact regular", "compact compact"])
    #expect(classes(.pad) == ["regular regular", "regular regular"])
  }

  static func animation() {
    let app = TestApplication()
    let stack = UINavigationController(rootViewController: UIViewController())
    app.launch(stack)
    func move(_ noting: NotingViewController) {
      UIView.animate(withDuration: 1) {
        noting.view.alpha = 0.5
      } completion: { _ in
        noting.notes.append("moved")
      }
    }
    let early = app.perform { NotingViewController() }
    early.onLoad = {
      $0.notes.append($0.view.window == nil ? "no window" : "window")
      move($0)
      $0.notes.append("alpha \($0.view.alpha)")
    }
    app.perform { stack.pushViewController(early, animated: true) }
    #expect(early.notes.prefix(2) == ["no window", "alpha 0.5"])
    #expect(early.notes.suffix(2) == ["appeared true", "moved"], "it runs beside the push")
    let hidden = app.perform { NotingViewController() }
    hidden.onLoad = { hidden in
      move(hidden)
      _ = app.device.scheduler.after(0.01) { hidden.notes.append("later") }
    }
    app.perform { hidden.loadViewIfNeeded() }
    app.advance(by: 2)
    #expect(hidden.notes == ["moved", "later"], "over at the end of the turn")
    let late = app.perform { NotingViewController() }
    late.onAppear = move
    app.perform { stack.pushViewController(late, animated: false) }
    #expect(late.notes.contains("appeared false"))
    #expect(late.notes.last == "moved")
  }

  static func responder() {
    let app = TestApplication()
    let noting = app.perform { NotingViewController() }
    var early: Bool?
    noting.onLoad = { noting in
      let field = UITextField(frame: CGRect(x: 0, y: 0, width: 10, height: 1))
      noting.view.addSubview(field)
      early = field.becomeFirstResponder()
      let hidden = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 1))
      hidden.isHidden = true
      noting.view.addSubview(hidden)
    }
    app.launch(noting)
    #expect(early == false, "in no window")
    let field = noting.view.subviews[0]
    #expect(
      noting.view.hitTest(CGPoint(x: 1, y: 0.5), with: nil) === field, "the hidden one is not")
    #expect(app.perform { field.becomeFirstResponder() })
    #expect(field.next === noting.view && noting.view.next === noting)
    #expect(noting.next === noting.view.window)
  }

  static func keyboard() {
    let app = TestApplication()
    let noting = app.perform { NotingViewController() }
    noting.onLoad = {
      $0.view.addSubview(UITextField(frame: CGRect(x: 0, y: 0, width: 9, height: 1)))
    }
    app.launch(noting)
    nonisolated(unsafe) var heights: [CGFloat] = []
    let screen = app.application.screen
    let token = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillShowNotification, object: screen, queue: nil
    ) { note in
      let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
      heights.append(frame?.cgRectValue.height ?? -1)
    }
    defer { NotificationCenter.default.removeObserver(token) }
    let field = noting.view.subviews[0]
    app.perform { _ = field.becomeFirstResponder() }
    #expect(heights == [0])
    app.perform { _ = noting.view.endEditing(true) }
    #expect(!field.isFirstResponder)
  }

  static func loading() {
    let app = TestApplication()
    let noting = app.perform { NotingViewController() }
    noting.onLoad = { noting in
      _ = app.device.scheduler.after(1) { noting.notes.append("loaded") }
    }
    app.launch(noting)
    app.advance(by: 2)
    #expect(
      noting.notes.filter { $0 == "loaded" || $0.hasPrefix("appeared") }
        == ["appeared false", "loaded"])
  }

  private final class WatchingAppDelegate: UIResponder, UIApplicationDelegate {
    var calls = 0

    func applicationDidBecomeActive(_ application: UIApplication) { calls += 1 }
    func applicationDidEnterBackground(_ application: UIApplication) { calls += 1 }
  }

  private final class WatchingSceneDelegate: UIResponder, UIWindowSceneDelegate {
    static var calls: [String] = []
    var window: UIWindow?

    func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession,
      options connectionOptions: UIScene.ConnectionOptions
    ) { Self.calls.append("connect") }
    func sceneWillEnterForeground(_ scene: UIScene) { Self.calls.append("foreground") }
    func sceneDidBecomeActive(_ scene: UIScene) { Self.calls.append("active") }
    func sceneDidEnterBackground(_ scene: UIScene) { Self.calls.append("background") }
  }

  static func scene() {
    let app = TestApplication()
    let delegate = app.perform { WatchingAppDelegate() }
    WatchingSceneDelegate.calls = []
    app.launch(delegate, sceneDelegate: WatchingSceneDelegate.init)
    app.perform { app.device.enterBackground() }
    #expect(delegate.calls == 0)
    #expect(WatchingSceneDelegate.calls == ["connect", "foreground", "active", "background"])
  }

  static func navigation() {
    let app = TestApplication()
    let stack = UINavigationController(rootViewController: UIViewController())
    app.launch(stack)
    var seen: [Bool] = []
    let early = app.perform { NotingViewController() }
    early.onLoad = { seen.append($0.navigationController == nil) }
    app.perform {
      _ = early.view
      stack.pushViewController(early, animated: true)
    }
    #expect(seen == [true] && early.navigationController === stack)
    let modal = app.perform { UIViewController() }
    app.perform { early.present(modal, animated: true) }
    #expect(modal.navigationController == nil && modal.presentingViewController != nil)
    app.perform { early.dismiss(animated: true) }
    app.perform { _ = stack.popViewController(animated: true) }
    #expect(early.navigationController == nil)
  }
}
