import Foundation
import Testing
import UIKit

@MainActor @Suite struct OldNamesTests {
  @Test func `a Swift 4 source finds its names`() {
    let insets = UIEdgeInsetsMake(1, 2, 3, 4)
    let rect = UIEdgeInsetsInsetRect(CGRect(x: 0, y: 0, width: 10, height: 10), insets)
    #expect(rect == CGRect(x: 2, y: 1, width: 4, height: 6))
    let mode: UIViewContentMode = .scaleAspectFit
    #expect(mode == UIView.ContentMode.scaleAspectFit)
    let options: UIViewAnimationOptions = [.curveEaseIn, .transitionCrossDissolve]
    #expect(options.contains(.curveEaseIn))
    #expect(UILayoutFittingCompressedSize == .zero && UILayoutFittingExpandedSize.width == 10000)
    #expect(UICollectionElementKindSectionHeader == "UICollectionElementKindSectionHeader")
  }

  @Test func `a Swift 4 source contains children by the old names`() {
    let recorder = TraceRecorder()
    let parent = NamedViewController("P")
    let child = NamedViewController("C")
    parent.addChildViewController(child)
    child.didMove(toParentViewController: parent)
    #expect(parent.childViewControllers == [child])
    child.willMove(toParentViewController: nil)
    child.removeFromParentViewController()
    #expect(parent.childViewControllers.isEmpty)
    #expect(
      recorder.take(.all) == [
        "C willMove(P)", "C didMove(P)", "C willMove(nil)", "C didMove(nil)",
      ])
  }

  @Test func `a Swift 4 source finds views and nested types by the old names`() {
    let (above, back, front) = (UIView(), UIView(), UIView())
    above.addSubview(back)
    above.addSubview(front)
    above.bringSubview(toFront: back)
    #expect(above.subviews.last === back)
    above.sendSubview(toBack: back)
    #expect(above.subviews.first === back)
    let location: UIPageViewControllerSpineLocation = .mid
    #expect(location == UIPageViewController.SpineLocation.mid)
    let style: UIAlertControllerStyle = .alert
    #expect(UIAlertController(title: nil, message: nil, preferredStyle: style).title == nil)
    #expect(Notification.Name.UIApplicationDidBecomeActive.rawValue.hasPrefix("UIApplication"))
  }

  @Test func `an image picker's delegate in the Swift 4 form is told by names`() {
    let (picker, image) = (UIImagePickerController(), UIImage())
    let (old, new) = (OldPickerDelegate(), NewPickerDelegate())
    for delegate in [old, new] as [any UIImagePickerControllerDelegate] {
      let info: [UIImagePickerController.InfoKey: Any] = [
        .mediaType: "public.image", .editedImage: image,
      ]
      delegate.imagePickerController(picker, didFinishPickingMediaWithInfo: info)
    }
    #expect(old.info[UIImagePickerControllerEditedImage] as? UIImage === image)
    #expect(old.info[UIImagePickerControllerMediaType] as? String == "public.image")
    #expect(old.info[UIImagePickerControllerOriginalImage] == nil)
    #expect(new.image === image)
  }

  @Test func `an indicator has the size and the colour of an old style until one is set`() {
    let indicator = UIActivityIndicatorView(style: .gray)
    let large = UIActivityIndicatorView(style: .large)
    #expect(indicator.color == .gray)
    indicator.style = .whiteLarge
    #expect(indicator.color == .white)
    #expect(indicator.intrinsicContentSize == large.intrinsicContentSize)
    indicator.color = .red
    indicator.style = .white
    #expect(indicator.color == .red)
    #expect(large.color == .label)
  }

  @Test func `an autorelease pool runs its closure and lets errors through`() {
    struct Failure: Error {}
    #expect(autoreleasepool { 3 } == 3)
    #expect(throws: Failure.self) { try autoreleasepool { throw Failure() } }
  }

  @Test func `a bar button is made of an action`() {
    var presses = 0
    let item = UIBarButtonItem(primaryAction: UIAction(title: "Go") { _ in presses += 1 })
    #expect(item.title == "Go")
    item.primaryAction?.perform(sender: item)
    #expect(presses == 1)
    #expect(UIBarButtonItem(title: "A", image: nil).title == "A")
  }
}

private final class OldPickerDelegate: UIImagePickerControllerDelegate {
  var info: [String: Any] = [:]
  func imagePickerController(
    _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [String: Any]
  ) {
    self.info = info
  }
}

private final class NewPickerDelegate: UIImagePickerControllerDelegate {
  var image: UIImage?
  func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {
    image = info[.editedImage] as? UIImage
  }

  @Test func `values hold points, sizes and rectangles under UIKit's names`() {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(NSValue(cgRect: rect).cgRectValue == rect)
    #expect(NSValue(cgPoint: rect.origin).cgPointValue == rect.origin)
    #expect(NSValue(cgSize: rect.size).cgSizeValue == rect.size)
    #expect(rect.debugDescription == "(1.0, 2.0, 3.0, 4.0)")
    #expect("\(rect.origin)" == rect.origin.debugDescription)
    #expect(UICollectionViewFlowLayoutAutomaticSize == UICollectionViewFlowLayout.automaticSize)
  }
}
