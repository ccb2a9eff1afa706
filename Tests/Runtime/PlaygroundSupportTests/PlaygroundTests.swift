import LifecycleTesting
import PlaygroundSupport
import Testing
import UIKit

@MainActor @Suite struct PlaygroundTests {
  private func launch(_ page: @escaping @MainActor () throws -> Void) -> UIWindow? {
    let app = TestApplication(screenSize: CGSize(width: 80, height: 24))
    let delegate = PlaygroundDelegate(page: page)
    app.launch(delegate)
    return delegate.window
  }

  @Test func `a controller is the root, and one that is shown later takes its place`() {
    let (first, second) = (UIViewController(), UIViewController())
    let window = launch { PlaygroundPage.current.liveView = first }
    #expect(window?.rootViewController === first && window?.isKeyWindow == true)
    PlaygroundPage.current.liveView = second
    #expect(window?.rootViewController === second)
  }

  @Test func `a view stands in the middle, and one without a size fills the screen`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 4))
    let window = launch { PlaygroundPage.current.liveView = view }
    #expect(view.superview === window?.rootViewController?.view)
    #expect(view.frame == CGRect(x: 30, y: 10, width: 20, height: 4))
    let large = UIView()
    PlaygroundPage.current.liveView = large
    #expect(large.frame == CGRect(x: 0, y: 0, width: 80, height: 24))
  }

  @Test func `each launch has a page of its own`() {
    _ = launch { PlaygroundPage.current.liveView = UIView() }
    _ = launch { #expect(PlaygroundPage.current.liveView == nil) }
  }
}
