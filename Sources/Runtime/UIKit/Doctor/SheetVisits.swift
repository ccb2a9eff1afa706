import LifecycleTrace

/// The sheets that are shown over presenters that stay, and what was entered in them.
@MainActor
struct SheetVisits {
  /// What was entered in a sheet when it appeared, and what was shown below it.
  private struct Opened {
    let values: [String]
    var waiting: [(number: Int, texts: [String])] = []
  }

  private struct Visit {
    let sheet: ControllerID
    /// The controllers below it that set what they show in `viewWillAppear`, with what they show.
    let waiting: [(number: Int, texts: [String])]
  }

  /// The controllers that changed what they show in `viewWillAppear`.
  private var updating: Set<Int> = []
  private var opened: [Int: Opened] = [:]
  private var ended: [Visit] = []

  /// A controller changed what it shows in `viewWillAppear`.
  mutating func noteUpdate(by number: Int) { updating.insert(number) }

  /// Whether a controller was seen to change what it shows in `viewWillAppear`.
  func isUpdating(_ number: Int) -> Bool { updating.contains(number) }

  /// Removes what was noted of controllers that live no more.
  mutating func forget(except live: Set<Int>) {
    updating.formIntersection(live)
    if !opened.isEmpty { opened = opened.filter { live.contains($0.key) } }
  }

  /// A sheet has appeared.
  mutating func begin(_ sheet: UIViewController) {
    guard !updating.isEmpty, let view = sheet.storedView else { return }
    var sheetOpened = Opened(values: view.enteredValues)
    for controller in sheet.storedPresenting?.frontmostChain(withPresented: false) ?? []
    where updating.contains(controller.lifetime.number) {
      guard let shown = controller.storedView?.shownTexts else { continue }
      sheetOpened.waiting.append((controller.lifetime.number, shown))
    }
    opened[sheet.lifetime.number] = sheetOpened
  }

  /// A sheet has gone.
  ///
  /// - Parameters:
  ///   - sheet: the sheet.
  ///   - visible: the controllers that were visible below it.
  ///   - isJudged: false if a delegate is told of the dismissal.
  mutating func end(_ sheet: UIViewController, over visible: [UIViewController], isJudged: Bool) {
    let before = opened.removeValue(forKey: sheet.lifetime.number)
    guard isJudged, let before, let view = sheet.storedView, view.enteredValues != before.values
    else { return }
    let present = Set(visible.map(\.lifetime.number))
    let waiting = before.waiting.filter { present.contains($0.number) }
    ended.append(Visit(sheet: sheet.storedID, waiting: waiting))
  }

  /// The controllers that show the same as before a sheet in which something was entered.
  mutating func takeMissed(
    in controllers: ControllerRegistry
  ) -> [(controller: ControllerID, sheet: ControllerID)] {
    var missed: [(controller: ControllerID, sheet: ControllerID)] = []
    for visit in ended {
      for waiting in visit.waiting {
        guard let controller = controllers.controller(numbered: waiting.number),
          controller.storedView?.shownTexts == waiting.texts
        else { continue }
        missed.append((controller.storedID, visit.sheet))
      }
    }
    ended = []
    return missed
  }
}
