import Foundation
import LifecycleTrace
import Testing
import UIKit

/// Safe areas, margins, and the guides along them.
@MainActor @Suite struct SafeAreaTests {
  private func launch(_ insets: UIEdgeInsets) -> (TraceRecorder, UIViewController) {
    let recorder = TraceRecorder(size: CGSize(width: 100, height: 100))
    let controller = NamedViewController("A")
    controller.additionalSafeAreaInsets = insets
    recorder.launch(controller)
    return (recorder, controller)
  }

  @Test func `layout-safe-area: a subview has the part of the border that it lies in`() throws {
    let (_, controller) = launch(UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 10))
    let root = try #require(controller.view)
    #expect(root.safeAreaInsets == UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 10))
    let child = UIView(frame: root.bounds)
    root.addSubview(child)
    #expect(child.safeAreaInsets == root.safeAreaInsets)
    child.frame.origin.y = 20
    #expect(child.safeAreaInsets == UIEdgeInsets(top: 39, left: 0, bottom: 34, right: 10))
    child.frame = CGRect(20, 60, 20, 5)
    #expect(child.safeAreaInsets == .zero)
    let grandchild = UIView(frame: CGRect(0, -70, 100, 20))
    child.addSubview(grandchild)
    #expect(grandchild.safeAreaInsets == .zero)
    child.removeFromSuperview()
    #expect(child.safeAreaInsets == .zero)
  }

  @Test func `layout-safe-area: the guide follows`() throws {
    let (recorder, controller) = launch(.zero)
    let root = try #require(controller.view)
    let child = UIView()
    child.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(child)
    let guide = root.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      child.topAnchor.constraint(equalTo: guide.topAnchor),
      child.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      child.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      child.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
    ])
    recorder.settle()
    #expect(child.frame == root.bounds)
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 3, left: 0, bottom: 2, right: 0)
    recorder.settle()
    #expect(child.frame == CGRect(0, 3, 100, 95))
  }

  @Test func `layout-safe-area: the guides of iOS 7 lie along the bars`() throws {
    let (recorder, controller) = launch(UIEdgeInsets(top: 3, left: 4, bottom: 2, right: 0))
    let child = UIView()
    child.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(child)
    NSLayoutConstraint.activate([
      child.topAnchor.constraint(equalTo: controller.topLayoutGuide.bottomAnchor),
      child.bottomAnchor.constraint(equalTo: controller.bottomLayoutGuide.topAnchor),
      child.widthAnchor.constraint(equalTo: controller.topLayoutGuide.heightAnchor),
      NSLayoutConstraint(
        item: child, attribute: .leading, relatedBy: .equal, toItem: controller.topLayoutGuide,
        attribute: .leading, multiplier: 1, constant: 0),
    ])
    recorder.settle()
    #expect(child.frame == CGRect(0, 3, 3, 95))
    #expect(controller.topLayoutGuide.length == 3)
    #expect(controller.bottomLayoutGuide.length == 2)
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 1, left: 0, bottom: 0, right: 0)
    recorder.settle()
    #expect(child.frame == CGRect(0, 1, 1, 99))
    #expect(recorder.warnings.isEmpty)
  }

  @Test func `layout-safe-area: margins change, then the safe area, and then comes layout`()
    throws
  {
    final class Noting: UIView {
      var calls: [String] = []
      override func layoutMarginsDidChange() { calls.append("margins") }
      override func safeAreaInsetsDidChange() { calls.append("safe area") }
      override func layoutSubviews() { calls.append("layout") }
    }
    let (recorder, controller) = launch(.zero)
    let child = Noting(frame: controller.view.bounds)
    controller.view.addSubview(child)
    recorder.settle()
    child.calls = []
    recorder.forget()
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 3, left: 0, bottom: 2, right: 0)
    recorder.settle()
    #expect(child.calls == ["margins", "safe area", "layout"])
    #expect(
      recorder.take(.all).map { $0.prefix { $0 != "(" } } == [
        "A viewSafeAreaInsetsDidChange", "A viewWillLayoutSubviews", "A viewDidLayoutSubviews",
      ])
    recorder.settle()
    #expect(recorder.take(.all).isEmpty)
  }

  @Test
  func `layout-margins: a view's are a cell and the safe area, a controller's at least theirs`()
    throws
  {
    let plain = UIView()
    #expect(plain.layoutMargins == UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1))
    let (_, controller) = launch(UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
    let root = try #require(controller.view)
    let side: CGFloat = controller.systemMinimumLayoutMargins.leading
    #expect(side > 0)
    #expect(root.layoutMargins == UIEdgeInsets(top: 20, left: side, bottom: 0, right: side))
    root.layoutMargins = UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 30)
    #expect(root.layoutMargins == UIEdgeInsets(top: 21, left: side, bottom: 1, right: 30))
    controller.viewRespectsSystemMinimumLayoutMargins = false
    #expect(root.layoutMargins.left == 1)
    root.insetsLayoutMarginsFromSafeArea = false
    #expect(root.layoutMargins == UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 30))
    #expect(root.directionalLayoutMargins.trailing == 30)
  }

  @Test func `layout-margins: margins of the superview are preserved where that is set`() {
    let outer = UIView(frame: CGRect(0, 0, 100, 100))
    outer.layoutMargins = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
    let inner = UIView(frame: CGRect(5, 5, 90, 90))
    outer.addSubview(inner)
    #expect(inner.layoutMargins.left == 1)
    inner.preservesSuperviewLayoutMargins = true
    #expect(inner.layoutMargins == UIEdgeInsets(top: 5, left: 15, bottom: 25, right: 35))
  }

  @Test func `layout-margins: pinned to margins under a safe area`() throws {
    let (recorder, controller) = launch(UIEdgeInsets(top: 59, left: 16, bottom: 34, right: 20))
    let root = try #require(controller.view)
    root.layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    let child = UIView()
    child.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(child)
    for attribute in [
      NSLayoutConstraint.Attribute.topMargin, .leftMargin, .rightMargin, .bottomMargin,
    ] {
      let edge: [NSLayoutConstraint.Attribute: NSLayoutConstraint.Attribute] = [
        .topMargin: .top, .leftMargin: .left, .rightMargin: .right, .bottomMargin: .bottom,
      ]
      NSLayoutConstraint(
        item: child, attribute: edge[attribute] ?? .top, relatedBy: .equal, toItem: root,
        attribute: attribute, multiplier: 1, constant: 0
      ).isActive = true
    }
    recorder.settle()
    #expect(child.frame == CGRect(24, 67, 48, 0))
    #expect(!recorder.warnings.isEmpty)
  }

  @Test func `layout-margins: text is no wider than can be read`() {
    // An earlier test may have left a screen whose cells have many points.
    UIApplication.replaceShared(with: UIApplication(scheduler: UIKitRuntime.SteppedScheduler()))
    let view = UIView(frame: CGRect(0, 0, 201, 10))
    let text = UIView()
    text.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(text)
    NSLayoutConstraint.activate([
      text.leadingAnchor.constraint(equalTo: view.readableContentGuide.leadingAnchor),
      text.trailingAnchor.constraint(equalTo: view.readableContentGuide.trailingAnchor),
    ])
    view.layoutIfNeeded()
    #expect(text.frame.width == 115)
    #expect(text.frame.midX == 100.5)
    #expect(view.readableContentGuide.layoutFrame.width == 115)
    view.frame.size.width = 60
    view.layoutIfNeeded()
    #expect(text.frame == CGRect(1, 0, 58, 0))
  }

  @Test func `layout-scroll-content: constraints to the edges of a scroll view size its content`() {
    let scrollView = UIScrollView(frame: CGRect(0, 0, 20, 10))
    let content = UIView()
    content.translatesAutoresizingMaskIntoConstraints = false
    scrollView.addSubview(content)
    let fixed = UIView()
    fixed.translatesAutoresizingMaskIntoConstraints = false
    scrollView.addSubview(fixed)
    NSLayoutConstraint.activate([
      content.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor, constant: 1),
      content.trailingAnchor.constraint(equalTo: scrollView.trailingAnchor, constant: -1),
      content.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor),
      content.bottomAnchor.constraint(equalTo: scrollView.contentLayoutGuide.bottomAnchor),
      content.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
      content.heightAnchor.constraint(equalToConstant: 50),
      fixed.topAnchor.constraint(equalTo: scrollView.frameLayoutGuide.topAnchor, constant: 2),
      fixed.leadingAnchor.constraint(equalTo: scrollView.frameLayoutGuide.leadingAnchor),
    ])
    scrollView.layoutIfNeeded()
    #expect(scrollView.contentSize == CGSize(width: 22, height: 50))
    #expect(content.frame == CGRect(1, 0, 20, 50))
    scrollView.contentOffset.y = 30
    scrollView.layoutIfNeeded()
    #expect(content.frame.minY == 0)
    #expect(fixed.frame.minY == 32)
  }
}
