import UIKit

/// The statistics, read at every appearance, since other tabs and other running copies change them.
final class StatsViewController: UIViewController {
  private let context: AppContext
  private let scrollView = UIScrollView(frame: .zero)
  private let label = UILabel(frame: .zero)
  private let hint = ListHint(frame: .zero)

  init(context: AppContext) {
    self.context = context
    super.init(nibName: nil, bundle: nil)
    title = "Stats"
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    label.numberOfLines = 0
    label.lineBreakMode = .byWordWrapping
    scrollView.addSubview(label)
    scrollView.delegate = self
    for subview in [scrollView, hint] { view.addSubview(subview) }
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    label.text = readLines().joined(separator: "\n")
    view.setNeedsLayout()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let room = view.bounds.inset(by: view.safeAreaInsets)
    let height = label.sizeThatFits(CGSize(width: room.width, height: 10_000)).height
    scrollView.contentSize = CGSize(width: room.width, height: height)
    hint.layOut(scrollView, height: height, in: room, context.wording)
    label.frame = CGRect(x: 0, y: 0, width: room.width, height: height)
  }

  private func readLines() -> [String] {
    let store = context.environment.store
    do throws(StoreError) {
      let presenter = StatisticsPresenter(
        statistics: try store.statistics(), recent: try store.recentGames(limit: 5))
      return presenter.lines
    } catch {
      return ["No statistics: \(error.message)."]
    }
  }
}

extension StatsViewController: UIScrollViewDelegate {
  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    hint.update(for: scrollView, context.wording)
  }
}

extension StatsViewController: Screen {
  var screenName: String { "stats" }

  func scroll(_ direction: ScrollDirection, by amount: Int?) -> String? {
    scrollView.scrollLines(direction, by: amount)
  }

  var stateValues: [StateValue] { context.session.stateValues }
}
