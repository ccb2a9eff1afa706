import Testing
import UIKit

/// The frontmost controller, as given by each controller in turn.
@MainActor
@Suite("Frontmost")
struct FrontmostTests {
  @Test func `Each container gives its own frontmost child`() {
    let recorder = TraceRecorder()
    let (top, page, detail) = (
      NamedViewController("A"), NamedViewController("B"), NamedViewController("C")
    )
    let navigation = UINavigationController(rootViewController: NamedViewController("Root"))
    navigation.pushViewController(top, animated: false)
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    pages.setViewControllers([page], direction: .forward, animated: false)
    let split = UISplitViewController()
    split.viewControllers = [UIViewController(), detail]
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation, pages, split]
    recorder.launch(tabs)
    #expect(tabs.frontmostChain() == [tabs, navigation, top])
    tabs.selectedIndex = 1
    #expect(tabs.frontmostChain() == [tabs, pages, page])
    tabs.selectedIndex = 2
    #expect(tabs.frontmost === detail)
    #expect(top.frontmost === top)
  }

  @Test func `An embedded container is in front of its parent, a plain child is not`() {
    let recorder = TraceRecorder()
    let parent = NamedViewController("A")
    recorder.launch(parent)
    embed(NamedViewController("B"), in: parent)
    #expect(parent.frontmost === parent)
    let inner = NamedViewController("C")
    embed(UINavigationController(rootViewController: inner), in: parent)
    #expect(parent.frontmost === inner)
  }

  @Test func `A presented controller is in front until its dismissal is asked for`() {
    let recorder = TraceRecorder()
    let root = NamedViewController("A")
    recorder.launch(root)
    let sheet = NamedViewController("B")
    root.present(sheet, animated: true)
    recorder.settle()
    #expect(root.frontmostChain() == [root, sheet])
    #expect(root.frontmostChain(withPresented: false) == [root])
    root.dismiss(animated: true)
    #expect(root.frontmost === root)
    recorder.turn()
    #expect(root.frontmost === root)
  }

  @Test
  func `A sheet that is being pulled down is in front again when the pull is cancelled`() throws {
    let recorder = TraceRecorder()
    let root = NamedViewController("A")
    recorder.launch(root)
    let sheet = NamedViewController("B")
    root.present(sheet, animated: true)
    recorder.settle()
    let pull = try #require(sheet.presentationController?.beginInteractiveDismissal())
    recorder.turn()
    #expect(root.frontmost === root)
    pull.cancel()
    recorder.settle()
    #expect(root.frontmost === sheet)
  }

  @Test func `Unwinding passes through the pages that a presenter shows`() {
    let recorder = TraceRecorder()
    let page = UnwindTarget()
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    pages.setViewControllers([page], direction: .forward, animated: false)
    recorder.launch(pages)
    let storyboard = UIStoryboard(name: "Main", bundle: nil)
    storyboard.register([
      .init(
        "Sheet", UIViewController.self,
        segues: [.unwind("Back", to: UnwindTarget.self) { target, _ in target.isReached = true }])
    ])
    let sheet = storyboard.instantiateViewController(withIdentifier: "Sheet")
    pages.present(sheet, animated: false)
    recorder.settle()
    sheet.performSegue(withIdentifier: "Back", sender: nil)
    recorder.settle()
    #expect(page.isReached)
    #expect(pages.presentedViewController == nil)
  }
}

private final class UnwindTarget: UIViewController {
  var isReached = false
}
