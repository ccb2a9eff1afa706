import Foundation
import LifecycleTrace
import Testing
import UIKit

/// Misuse of UIKit: a warning where UIKit warns, a trap where UIKit raises an exception.
@MainActor
@Suite("Misuse")
struct MisuseTests {
  private static let unbalanced =
    "Unbalanced calls to begin/end appearance transitions for <NamedViewController: 0x"

  @Test func `unbalanced-warning: a second begin, and an end without one`() {
    // Source: UIKIT-CASES.md unbalanced-warning; UIKIT-RULES.md I46.
    let recorder = TraceRecorder()
    let controller = NamedViewController("A")
    recorder.launch(controller)
    controller.beginAppearanceTransition(true, animated: false)
    controller.endAppearanceTransition()
    #expect(recorder.take(.all).isEmpty)
    #expect(recorder.warnings.count == 2)
    #expect(recorder.warnings.allSatisfy { $0.hasPrefix(Self.unbalanced) })
    let stranger = NamedViewController("B")
    stranger.beginAppearanceTransition(true, animated: false)
    stranger.beginAppearanceTransition(true, animated: false)
    #expect(recorder.warnings.count == 3)
  }

  @Test(arguments: ["viewDidLoad", "viewWillAppear"])
  func `unbalanced-warning: presenting from a callback of loading or appearing`(callback: String) {
    // Source: UIKIT-CASES.md unbalanced-warning; decisions/CONTROLLERS.md "2026-11-21 The transition queue".
    let recorder = TraceRecorder()
    let root = NamedViewController("A")
    let presented = NamedViewController("B")
    root.inside[callback] = { [unowned root] in
      root.inside[callback] = nil
      root.present(presented, animated: false)
    }
    recorder.launch(root)
    #expect(recorder.warnings.count == 1)
    #expect(recorder.warnings.first?.hasPrefix(Self.unbalanced) == true)
    #expect(presented.view.window != nil)
  }

  @Test func `A presented controller that is presented again stops the program`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let recorder = TraceRecorder()
        let tabs = UITabBarController()
        let (first, second) = (NamedViewController("A"), NamedViewController("B"))
        first.definesPresentationContext = true
        tabs.viewControllers = [first, second]
        recorder.launch(tabs)
        let presented = NamedViewController("C")
        presented.modalPresentationStyle = .overCurrentContext
        first.present(presented, animated: false)
        second.present(presented, animated: false)
      }
    }
  }

  @Test func `A child that is presented stops the program`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let recorder = TraceRecorder()
        let root = NamedViewController("A")
        recorder.launch(root)
        let child = NamedViewController("B")
        root.addChild(child)
        root.present(child, animated: false)
      }
    }
  }

  @Test func `A push of what is in the stack, and of a stack, stop the program`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let root = NamedViewController("A")
        UINavigationController(rootViewController: root).pushViewController(root, animated: false)
      }
    }
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        UINavigationController().pushViewController(UINavigationController(), animated: false)
      }
    }
  }

  @Test func `A way back to what is not in the stack stops the program`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        _ = UINavigationController().popToViewController(NamedViewController("A"), animated: false)
      }
    }
  }

  @Test func `A loadView that sets no view stops the program`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run { ViewlessController().loadViewIfNeeded() }
    }
  }

  @Test
  func `custom-transition-from-to: non-siblings or manual forwarding stop the program`() async {
    // Source: UIKIT-CASES.md manual-forwarding-off (header comment).
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        NamedViewController("P").transition(
          from: NamedViewController("A"), to: NamedViewController("B"), duration: 0)
      }
    }
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let parent = ManualViewController("P")
        let (first, second) = (NamedViewController("A"), NamedViewController("B"))
        parent.addChild(first)
        parent.addChild(second)
        parent.transition(from: first, to: second, duration: 0)
      }
    }
  }

  @Test
  func `page-curl-spine: the wrong number of pages, or one side in the middle, stops the program`()
    async
  {
    // Source: UIKIT-CASES.md page-curl-spine (Apple).
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
          .setViewControllers(
            [NamedViewController("A"), NamedViewController("B")], direction: .forward,
            animated: false)
      }
    }
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        UIPageViewController(
          transitionStyle: .pageCurl, navigationOrientation: .horizontal,
          options: [.spineLocation: UIPageViewController.SpineLocation.mid]
        ).isDoubleSided = false
      }
    }
  }

  @Test func `A popover without a source in regular width stops the program`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let recorder = TraceRecorder(size: CGSize(width: 120, height: 30))
        let root = NamedViewController("A")
        recorder.launch(root)
        let popover = NamedViewController("B")
        popover.modalPresentationStyle = .popover
        root.present(popover, animated: false)
        recorder.settle()
      }
    }
  }

  @Test func `A segue and a scene that are not there stop the program`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        NamedViewController("A").performSegue(withIdentifier: "none", sender: nil)
      }
    }
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        _ = UIStoryboard(name: "Empty", bundle: nil)
          .instantiateViewController(withIdentifier: "none")
      }
    }
  }
}

private final class ViewlessController: UIViewController {
  override func loadView() { _ = nibName }
}
