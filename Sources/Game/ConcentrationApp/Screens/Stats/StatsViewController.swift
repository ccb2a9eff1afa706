import UIKit

/// The statistics, read at every appearance, since other tabs and other running copies change them.
final class StatsViewController: UIViewController {
  let context: AppContext
  let list = UIScrollView(frame: .zero)
  private let label = UILabel(frame: .zero)
  /// Charts, on a page.
  private let charts = StatisticsChartsView(frame: .zero)
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
    charts.isAccessibilityElement = true
    for subview in [charts, label] { list.addSubview(subview) }
    list.delegate = self
    for subview in [list, hint] { view.addSubview(subview) }
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    let statistics = Result { () throws(StoreError) in try context.environment.store.statistics() }
    showCharts(of: try? statistics.get())
    let presenter = present(statistics)
    label.text = presenter.lines.joined(separator: "\n")
    // VoiceOver reads sentences; what a script describes stays as it is drawn.
    label.accessibilityLabel =
      UIAccessibility.isVoiceOverRunning ? presenter.sentences.joined(separator: "\n") : nil
    view.setNeedsLayout()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let room = view.bounds.inset(by: view.safeAreaInsets)
    let above = charts.isHidden ? 0 : CGFloat(charts.height(columns: Int(room.width)))
    charts.frame = CGRect(x: 0, y: 0, width: room.width, height: above)
    let text = label.sizeThatFits(CGSize(width: room.width, height: 10_000)).height
    let height = above + text
    list.contentSize = CGSize(width: room.width, height: height)
    hint.layOut(list, height: height, in: room, context.wording)
    label.frame = CGRect(x: 0, y: above, width: room.width, height: text)
  }

  /// Charts are for those who look at a page; a script's statistics are lines.
  private func showCharts(of statistics: Statistics?) {
    charts.isHidden = !context.settings.showsCards
    guard !charts.isHidden else { return }
    charts.statistics = statistics
    charts.recent = context.lastGames(ProgressChart.mostRead)
    charts.calendar = DailyCalendar(record: context.dailyRecord, today: context.dailyDeal.day)
    charts.palette = context.settings.palette()
    charts.isASCII = !context.settings.showsSigns
  }

  private func present(
    _ statistics: Result<Statistics, StoreError>
  ) -> (lines: [String], sentences: [String]) {
    do throws(StoreError) {
      let presenter = StatisticsPresenter(
        statistics: try statistics.get(),
        recent: try context.environment.store.recentGames(limit: 5),
        charted: charts.isHidden ? [] : charts.charted)
      return (presenter.lines, presenter.sentences)
    } catch {
      let reason = ["No statistics: \(error.message)."]
      return (reason, reason)
    }
  }
}

extension StatsViewController: HintedListScreen {
  var screenName: String { "stats" }

  var destinations: [Destination] { sheetsOfTabs }

  var stateValues: [StateValue] { context.session.stateValues }
}
