import Testing
import UIKit

/// UIKIT-CASES.md "Accessibility": which elements are read, and in what order.
@MainActor @Suite struct ReadingOrderTests {
  private func element(_ label: String, _ x: CGFloat, _ y: CGFloat) -> UIView {
    let view = UIView(frame: CGRect(x: x, y: y, width: 20, height: 20))
    view.isAccessibilityElement = true
    view.accessibilityLabel = label
    return view
  }

  /// The labels in reading order on a screen whose cells are as large as a line on a phone.
  private func labels(_ view: UIView) -> [String?] {
    UIKitRuntime.ScreenReader.elements(in: view).map(\.accessibilityLabel)
  }

  private func container(_ views: [UIView]) -> UIView {
    let container = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    for view in views { container.addSubview(view) }
    return container
  }

  /// Shares an application with small points during a test only, as other tests may be suspended
  /// meanwhile.
  private func sharing(_ test: () -> Void) {
    let before = UIApplication.shared
    defer { UIApplication.replaceShared(with: before) }
    test()
  }

  private func launch(_ size: CGSize) {
    UIApplication.replaceShared(
      with: UIApplication(
        scheduler: UIKitRuntime.SteppedScheduler(),
        screen: UIScreen(size: size, cellSize: CGSize(width: 8, height: 16))))
  }

  @Test func `accessibility-order: row by row, each from the left`() {
    sharing {
      launch(CGSize(width: 390, height: 844))
      let views = [
        element("D", 40, 30), element("B", 30, 2), element("A", 0, 5), element("C", 2, 30),
      ]
      #expect(labels(container(views)) == ["A", "B", "C", "D"])
    }
  }

  @Test func `accessibility-order: a row is 8 points on a phone and 13 on a pad`() {
    sharing {
      let places: [(String, CGFloat, CGFloat)] = [
        ("A", 0, 8), ("B", 10, 0), ("C", 20, -8), ("D", 30, -8),
      ]
      launch(CGSize(width: 390, height: 844))
      #expect(labels(container(places.map { element($0.0, $0.1, $0.2) })) == ["C", "D", "B", "A"])
      launch(CGSize(width: 1024, height: 768))
      #expect(labels(container(places.map { element($0.0, $0.1, $0.2) })) == ["A", "B", "C", "D"])
    }
  }

  @Test func `accessibility-order: rows of cells are rows`() {
    sharing {
      UIApplication.replaceShared(with: UIApplication(scheduler: UIKitRuntime.SteppedScheduler()))
      #expect(labels(container([element("B", 0, 1), element("A", 5, 0)])) == ["A", "B"])
    }
  }

  @Test func `accessibility-order: explicit elements stay in their order`() {
    sharing {
      launch(CGSize(width: 390, height: 844))
      let views = [element("A", 0, 0), element("B", 30, 0), element("C", 0, 30)]
      let group = container(views)
      group.accessibilityElements = [views[2], views[0]]
      #expect(labels(container([group])) == ["C", "A"])
    }
  }

  @Test func `accessibility-order: a group stays together at its own place`() {
    sharing {
      launch(CGSize(width: 390, height: 844))
      let group = container([element("B", 0, 0), element("C", 0, 60)])
      group.shouldGroupAccessibilityChildren = true
      let root = container([element("A", -1, 0), group, element("D", 50, 30)])
      #expect(labels(root) == ["A", "B", "C", "D"])
      group.shouldGroupAccessibilityChildren = false
      #expect(labels(root) == ["A", "B", "D", "C"])
    }
  }

  @Test func `accessibility-inclusion: what is hidden, clear or inside an element is not read`() {
    sharing {
      launch(CGSize(width: 390, height: 844))
      let hidden = element("hidden", 0, 0)
      hidden.isHidden = true
      let clear = element("clear", 0, 0)
      clear.alpha = 0
      let silent = container([element("silent", 0, 0)])
      silent.accessibilityElementsHidden = true
      let outer = element("outer", 0, 0)
      outer.addSubview(element("inner", 0, 0))
      #expect(labels(container([hidden, clear, silent, outer])) == ["outer"])
    }
  }

  @Test func `accessibility-inclusion: a modal view cuts its siblings`() {
    sharing {
      launch(CGSize(width: 390, height: 844))
      let modal = container([element("modal", 0, 50)])
      modal.accessibilityViewIsModal = true
      let aside = container([element("behind", 0, 0), modal, element("above", 0, 90)])
      #expect(labels(container([element("uncle", 0, 0), aside])) == ["uncle", "modal"])
      modal.isHidden = true
      #expect(labels(aside) == ["behind", "above"])
    }
  }

  @Test func `an element that is no view lies where its container says`() {
    sharing {
      launch(CGSize(width: 390, height: 844))
      let view = UIView(frame: CGRect(x: 10, y: 20, width: 50, height: 50))
      let part = UIAccessibilityElement(accessibilityContainer: view)
      part.accessibilityLabel = "Part"
      part.accessibilityFrameInContainerSpace = CGRect(x: 1, y: 2, width: 3, height: 4)
      view.accessibilityElements = [part]
      #expect(part.accessibilityFrame == CGRect(x: 11, y: 22, width: 3, height: 4))
      #expect(labels(container([view])) == ["Part"])
      part.accessibilityFrame = CGRect(x: 0, y: 0, width: 1, height: 1)
      #expect(part.accessibilityFrame.width == 1)
    }
  }
}
