import UIKit

/// What was played so far: made anew at every appearance, since games go on elsewhere.
final class StatsViewController: UIViewController {
  private let context: AppContext
  private let label = UILabel(frame: .zero)

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
    view.addSubview(label)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    label.text = sentences().joined(separator: "\n")
    view.setNeedsLayout()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let room = view.bounds.inset(by: view.safeAreaInsets)
    let height = label.sizeThatFits(room.size).height
    label.frame = CGRect(
      x: room.minX, y: room.minY, width: room.width, height: min(height, room.height))
  }
}

extension StatsViewController: Screen {
  var screenName: String { "stats" }

  func sentences() -> [String] {
    let statistics: Statistics
    do throws(StoreError) {
      statistics = try context.environment.store.statistics()
    } catch {
      return ["No statistics: \(error.message)."]
    }
    return StatisticsPresenter(statistics: statistics).lines
  }

  var stateValues: [StateValue] { context.session.stateValues }
}
