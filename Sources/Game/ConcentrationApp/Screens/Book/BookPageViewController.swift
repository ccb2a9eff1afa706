import UIKit

/// One page of the book: its title, its text and its number.
final class BookPageViewController: UIViewController {
  let page: BookPage
  /// The number of the page, counted from 0.
  let index: Int
  private let count: Int
  /// How to scroll to the rest of a page that does not fit.
  private let wayOn: String
  private let heading = UILabel(frame: .zero)
  private let text = UILabel(frame: .zero)
  private let scrollView = UIScrollView(frame: .zero)
  private let number = UILabel(frame: .zero)

  init(page: BookPage, index: Int, count: Int, wayOn: String) {
    self.page = page
    self.index = index
    self.count = count
    self.wayOn = wayOn
    super.init(nibName: nil, bundle: nil)
    title = "Page \(index + 1) of \(count)" + (page.title.isEmpty ? "" : ": \(page.title)")
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    // Two pages overlap while one is turned.
    view.backgroundColor = .systemBackground
    heading.text = page.title
    heading.font = .boldSystemFont(ofSize: UIFont.labelFontSize)
    heading.accessibilityLabel = title
    heading.accessibilityTraits = .header
    // The heading says which page this is.
    number.isAccessibilityElement = false
    text.text = page.paragraphs.joined(separator: "\n\n")
    text.numberOfLines = 0
    text.lineBreakMode = .byWordWrapping
    number.textAlignment = .center
    scrollView.addSubview(text)
    for subview in [heading, scrollView, number] { view.addSubview(subview) }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let room = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: 1, dy: 0)
    heading.frame = CGRect(x: room.minX, y: room.minY, width: room.width, height: 1)
    let needed = text.sizeThatFits(CGSize(width: room.width, height: 10_000)).height
    // A screen with few rows has no blank lines, so that more text fits.
    let blank: CGFloat = needed + 4 <= room.height ? 1 : 0
    let height = min(needed, max(0, room.height - 2 - 2 * blank))
    let top = room.minY + 1 + blank
    scrollView.frame = CGRect(x: room.minX, y: top, width: room.width, height: height)
    scrollView.contentSize = CGSize(width: room.width, height: needed)
    text.frame = CGRect(x: 0, y: 0, width: room.width, height: needed)
    number.frame = CGRect(x: room.minX, y: top + height + blank, width: room.width, height: 1)
    let isCut = needed > height && room.width >= 20
    number.text = isCut ? "- \(index + 1) - \(wayOn)" : "- \(index + 1) -"
  }
}

extension BookPageViewController: Screen {
  var screenName: String { "page" }

  func scroll(_ direction: ScrollDirection, by amount: Int?) -> String? {
    scrollView.scrollLines(direction, by: amount)
  }

  var pagePlace: PagePlace? { PagePlace(number: index + 1, count: count) }

  var stateValues: [StateValue] {
    let spine = (parent as? UIPageViewController)?.spineLocation
    return (pagePlace?.stateValues ?? [])
      + [StateValue(.spine, spine == .mid ? "mid" : "min")]
  }
}
