import LifecycleTrace

/// The sheets that are shown over presenters that stay, and what was entered in them.
@MainActor
struct SheetVisits {
  private struct Visit {
    let sheet: ControllerID
    /// The controllers below it that set what they show in `viewWillAppear`, with what they show.
    let waiting: [(number: Int, texts: [String])]
  }

  /// The controllers that changed what they show in `viewWillAppear`.
  private var updating: Set<Int> = []
  private var values: [Int: [String]] = [:]
  private var texts: [Int: [(number: Int, texts: [String])]] = [:]
  private var ended: [Visit] = []

  /// A controller changed what it shows in `viewWillAppear`.
  mutating func noteUpdate(by number: Int) { updating.insert(number) }

  /// A sheet has appeared.
  mutating func begin(_ sheet: UIViewController) {
    guard !updating.isEmpty, let view = sheet.storedView else { return }
    let number = sheet.lifetime.number
    values[number] = view.enteredValues
    guard let presenter = sheet.storedPresenting else { return }
    for controller in presenter.frontmostChain(withPresented: false)
    where updating.contains(controller.lifetime.number) {
      guard let shown = controller.storedView?.shownTexts else { continue }
      texts[number, default: []].append((controller.lifetime.number, shown))
    }
  }

  /// A sheet has gone.
  ///
  /// - Parameters:
  ///   - sheet: the sheet.
  ///   - visible: the controllers that were visible below it.
  ///   - isJudged: false if somebody is told of the dismissal.
  mutating func end(_ sheet: UIViewController, over visible: [UIViewController], isJudged: Bool) {
    let number = sheet.lifetime.number
    let before = values.removeValue(forKey: number)
    let waiting = texts.removeValue(forKey: number) ?? []
    guard isJudged, let before, let view = sheet.storedView, view.enteredValues != before else {
      return
    }
    let present = Set(visible.map(\.lifetime.number))
    ended.append(
      Visit(sheet: sheet.storedID, waiting: waiting.filter { present.contains($0.number) }))
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
