import UIKit

/// One page of the book: its title, its text and its number.
final class BookPageViewController: UIViewController {
  let page: BookPage
  /// The number of the page, counted from 0.
  let index: Int
  private let count: Int
  private let heading = UILabel(frame: .zero)
  private let text = UILabel(frame: .zero)
  private let number = UILabel(frame: .zero)

  init(page: BookPage, index: Int, count: Int) {
    self.page = page
    self.index = index
    self.count = count
    super.init(nibName: nil, bundle: nil)
    title = "Page \(index + 1) of \(count)" + (page.title.isEmpty ? "" : ": \(page.title)")
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    // Two pages lie on each other while one is turned.
    view.backgroundColor = .systemBackground
    heading.text = page.title
    heading.font = .boldSystemFont(ofSize: UIFont.labelFontSize)
    text.text = page.paragraphs.joined(separator: "\n\n")
    text.numberOfLines = 0
    text.lineBreakMode = .byWordWrapping
    number.text = "- \(index + 1) -"
    number.textAlignment = .center
    for subview in [heading, text, number] { view.addSubview(subview) }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let room = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: 1, dy: 0)
    heading.frame = CGRect(x: room.minX, y: room.minY, width: room.width, height: 1)
    let wished = text.sizeThatFits(CGSize(width: room.width, height: room.height)).height
    let height = min(wished, max(0, room.height - 4))
    text.frame = CGRect(x: room.minX, y: room.minY + 2, width: room.width, height: height)
    let last = min(room.minY + 2 + height + 1, room.maxY - 1)
    number.frame = CGRect(x: room.minX, y: last, width: room.width, height: 1)
  }
}

extension BookPageViewController: Screen {
  var screenName: String { "page" }

  func sentences() -> [String] {
    ["\(title ?? "")."] + page.paragraphs
  }

  var stateValues: [StateValue] {
    let spine = (parent as? UIPageViewController)?.spineLocation
    return [
      StateValue("page", "\(index + 1)"), StateValue("pages", "\(count)"),
      StateValue("spine", spine == .mid ? "mid" : "min"),
    ]
  }
}
