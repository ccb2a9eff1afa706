import Foundation
import Testing
import UIKit

/// Controls that draw an app's images.
@MainActor @Suite struct PicturedControlTests {
  private func art(_ row: String) -> UIImage {
    UIImage(cellArt: UIKitRuntime.CellArt(rows: [row]))
  }

  @Test func `a progress view stretches its images over what is done, and behind it`() {
    let world = DrawingWorld()
    let bar = UIProgressView(frame: CGRect(x: 0, y: 0, width: 8, height: 1))
    bar.progress = 0.5
    bar.trackImage = art("........")
    bar.progressImage = art("####")
    #expect(world.drawn(bar) == ["####...."])
    bar.progress = 0
    #expect(world.drawn(bar) == ["........"])
    bar.trackImage = nil
    #expect(world.drawn(bar) == ["░░░░░░░░"])
  }

  @Test func `a text field has its picture behind the text, unless its border is round`() {
    let world = DrawingWorld()
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 8, height: 1))
    field.text = "ab"
    field.background = art("--------")
    #expect(world.drawn(field)[0].hasPrefix("ab---"))
    field.isEnabled = false
    #expect(world.drawn(field)[0].hasPrefix("ab---"))
    field.disabledBackground = art("========")
    #expect(world.drawn(field)[0].hasPrefix("ab==="))
    field.borderStyle = .roundedRect
    #expect(!world.drawn(field)[0].contains("="))
  }

  @Test func `a thumbnail is the image in another size`() throws {
    let world = DrawingWorld()
    let thumbnail = try #require(art("ab").preparingThumbnail(of: CGSize(width: 4, height: 1)))
    #expect(thumbnail.size == CGSize(width: 4, height: 1))
    let view = UIImageView(image: thumbnail)
    view.frame.size = thumbnail.size
    #expect(world.drawn(view) == ["aabb"])
    #expect(art("ab").preparingThumbnail(of: .zero) == nil)
  }

  @Test func `list content has guides where its text and its image are`() throws {
    let world = DrawingWorld()
    var list = UIListContentConfiguration.cell()
    list.text = "Title"
    let view = UIListContentView(configuration: list)
    view.frame = CGRect(x: 0, y: 0, width: 30, height: 3)
    world.application.keyWindow?.addSubview(view)
    let text = try #require(view.textLayoutGuide)
    #expect(view.secondaryTextLayoutGuide == nil && view.imageLayoutGuide == nil)
    #expect(view.textLayoutGuide === text)
    view.layoutIfNeeded()
    let label = try #require(view.subviews.compactMap { $0 as? UILabel }.first)
    #expect(text.owningView === label && text.layoutFrame.size == label.bounds.size)
  }

  @Test func `a preview keeps its view and parameters for another place`() {
    _ = DrawingWorld()
    let (container, view) = (UIView(), UIView())
    container.addSubview(view)
    let preview = UITargetedDragPreview(view: view)
    let target = UIPreviewTarget(container: container, center: CGPoint(x: 4, y: 4))
    let moved = preview.retargetedPreview(with: target)
    #expect(moved.view === view && moved.parameters === preview.parameters)
    #expect(moved.target.center == CGPoint(x: 4, y: 4) && preview.target !== moved.target)
  }

  @Test func `edge insets move title and image, and not the size of a button`() {
    let world = DrawingWorld()
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 16, height: 1))
    button.setTitle("ab", for: .normal)
    button.setImage(art("*"), for: .normal)
    let (before, size) = (world.drawn(button)[0], button.intrinsicContentSize)
    #expect(before.contains("* ab"))
    button.titleEdgeInsets = UIEdgeInsets(top: 0, left: 2, bottom: 0, right: -2)
    #expect(world.drawn(button)[0].contains("*   ab"))
    button.imageEdgeInsets = UIEdgeInsets(top: 0, left: -2, bottom: 0, right: 2)
    #expect(world.drawn(button)[0].contains("*") && button.intrinsicContentSize == size)
    button.contentHorizontalAlignment = .left
    (button.imageEdgeInsets, button.titleEdgeInsets.left) = (.zero, 1)
    #expect(world.drawn(button)[0].contains("*  ab"))
  }
}
