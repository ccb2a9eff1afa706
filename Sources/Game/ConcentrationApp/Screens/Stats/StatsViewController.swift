import UIKit

/// The statistics, read at every appearance, since other tabs and other running copies change them.
final class StatsViewController: UIViewController {
  let context: AppContext
  let list = UIScrollView(frame: .zero)
  private let label = UILabel(frame: .zero)
  let hint = ListHint(frame: .zero)

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
    list.addSubview(label)
    list.delegate = self
    for subview in [list, hint] { view.addSubview(subview) }
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
    list.contentSize = CGSize(width: room.width, height: height)
    hint.layOut(list, height: height, in: room, context.wording)
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

extension StatsViewController: HintedListScreen {
  var screenName: String { "stats" }

  var stateValues: [StateValue] { context.session.stateValues }
}
