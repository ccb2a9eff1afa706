import UIKit

/// A page of the gallery that replays a game.
final class VideoViewController: ReplayViewController, GalleryPageController {
  let content: GalleryPageContent

  init(content: GalleryPageContent, context: AppContext) {
    self.content = content
    super.init(
      heading: content.title, gameID: content.recorded.game.id, context: context,
      playsAtOnce: false
    ) { problem in
      context.replay(of: content.recorded, problem: &problem)
    }
  }

  required init?(coder: NSCoder) {
    nil
  }

  override var screenName: String { "video" }

  override var pagePlace: PagePlace? {
    PagePlace(number: content.page.index + 1, count: 2 * content.gameCount)
  }
}
