import ForeignClients5
import ForeignClients6
import Foundation
import Testing
import UIKit

extension ForeignClients {
  /// Names that Apple's classes leave free are the app's, and what it overrides is asked.
  @MainActor @Suite struct OwnNamesTests {
    @Test func `a driver drags a scroll view whose own drag has the same name`() {
      let world = ForeignWorld(20, 5)
      let scroll = Clients6.makeSpinner()
      scroll.contentSize = CGSize(width: 20, height: 50)
      let root = UIViewController()
      let window = world.launch(root)
      root.view.addSubview(scroll)
      world.settle()
      #expect(scroll.beginDragging())
      scroll.drag(by: CGPoint(x: 0, y: -4))
      scroll.endDragging()
      world.settle()
      #expect(scroll.contentOffset.y == 4)
      #expect(Clients6.turns(scroll) == [])
      window.isHidden = true
    }

    @Test func `a subclass of the application has names of its own, and a device resizes it`() {
      let world = ForeignWorld()
      let kiosk = Clients6.makeKiosk()
      let device = UIKitRuntime.Device(of: kiosk)
      let before = device.share()
      #expect(before.application === world.application)
      device.resize(to: CGSize(width: 40, height: 10))
      #expect(UIScreen.main.bounds.size == CGSize(width: 40, height: 10))
      #expect(Clients6.sizes(kiosk) == [])
      before.share()
    }

    @Test func `the nib that an override of nibName names is loaded`() {
      let world = ForeignWorld()
      let source = NibSource()
      world.application.interfaceSource = source
      let controller = Clients5.makeNamedNib()
      source.owner = controller
      controller.loadViewIfNeeded()
      #expect(source.asked == ["Chosen"])
    }

    @Test func `an override of responds(to:) decides, also for a responder known as an object`() {
      let world = ForeignWorld()
      defer { world.use() }
      let controller = Clients5.makeObliging()
      #expect(controller.canPerformAction("oblige", withSender: nil))
      let object: NSObject = controller
      #expect(object.responds(to: "oblige"))
      #expect(!object.responds(to: "refuse"))
      #expect(Clients5.selectorsAsked(controller) == ["oblige", "oblige", "refuse"])
    }

    @Test func `a view has the tint of its superview, and nil sets that back`() {
      let world = ForeignWorld()
      defer { world.use() }
      let outer = UIView()
      let inner = Clients5.makeTinted()
      #expect(inner.tintColor == .tintColor)
      outer.addSubview(inner)
      outer.tintColor = .red
      #expect(inner.tintColor == .red)
      inner.tintColor = .green
      #expect(inner.layer.borderColor == UIColor.green.cgColor)
      inner.tintColor = nil
      #expect(inner.tintColor == .red)
    }

    @Test func `a view of the app takes text by Apple's protocol`() throws {
      let world = ForeignWorld()
      defer { world.use() }
      let letters = Clients5.makeLetters()
      letters.insertText("abc")
      let begin = letters.beginningOfDocument
      let middle = try #require(letters.position(from: begin, offset: 2))
      #expect(letters.position(from: begin, offset: 4) == nil)
      #expect(letters.offset(from: middle, to: letters.endOfDocument) == 1)
      #expect(letters.compare(middle, to: begin) == .orderedDescending)
      #expect(letters.compare(begin, to: middle) == .orderedAscending)
      #expect(letters.compare(middle, to: middle) == .orderedSame)
      let range = try #require(letters.textRange(from: middle, to: begin))
      #expect(letters.text(in: range) == "ab")
      letters.replace(range, withText: "x")
      letters.selectedTextRange = letters.textRange(
        from: letters.beginningOfDocument, to: letters.endOfDocument)
      #expect(letters.selectedTextRange.flatMap(letters.text) == "xc")
    }
  }
}

/// Has every nib, and notes which was asked for.
@MainActor
private final class NibSource: UIKitRuntime.InterfaceSource {
  weak var owner: UIViewController?
  private(set) var asked: [String] = []

  func scenes(ofStoryboard name: String, bundle: Bundle?) -> [UIKitRuntime.StoryboardScene]? { nil }

  func nib(named name: String, bundle: Bundle?) -> UINib? {
    asked.append(name)
    return UINib(objects: { [weak owner] _ in
      owner?.view = UIView()
      return []
    })
  }
}
