import Foundation
import LifecycleTrace

extension UIKitRuntime {
  /// Finds mistakes in the use of the lifecycle while an app runs, and reports each once.
  ///
  /// An application without one pays a test for nil at each step. What shows at once is reported at
  /// once; what only shows when everything has come to rest, such as a controller that lives on, is
  /// reported by `examine`. A doctor belongs to one application, and holds no controller.
  @preconcurrency @MainActor
  public final class LifecycleDoctor {
    /// All findings, oldest first.
    public private(set) var findings: [LifecycleFinding] = []
    /// Receives each finding when it is made.
    public var report: ((LifecycleFinding) -> Void)?

    unowned let application: UIApplication
    private let tracer: LifecycleTracer
    private var reported: Set<Key> = []
    /// Whether something has happened since the last examination that can lead to a finding.
    private var isDue = false

    /// The number of the controller that was made last, while nothing has been done with it.
    private var lastMade: Int?
    /// The controllers whose views were loaded before anybody could show them.
    private var loadedEarly: Set<Int> = []
    private var loadings = LoadedViews()
    private var setUps = SetUpHistory()
    private var departures = DepartedControllers()
    private var sheets = SheetVisits()

    private struct Key: Hashable {
      let kind: LifecycleFinding.Kind
      let controller: ControllerID
      /// The name of the call; its arguments make no other mistake of it.
      let call: String
    }

    /// Creates a doctor of an application whose calls are recorded by a tracer, and attaches it.
    ///
    /// - Parameters:
    ///   - application: an application that has made no controller yet.
    ///   - tracer: the observer of the application, or what its observer passes calls on to.
    public init(of application: UIApplication, tracer: LifecycleTracer) {
      self.application = application
      self.tracer = tracer
      application.doctor = self
    }

    /// Leaves a controller out that is kept on purpose after a pop or a dismissal.
    public func expectKept(_ controller: UIViewController) {
      departures.exempt(controller.lifetime.number)
    }

    /// Looks for what only shows at rest, when no transition runs and no call is being made.
    ///
    /// A controller that lives on after a pop or a dismissal is reported when a second one of its
    /// name does, since an app may keep one to show it again; with `isFinal` at once.
    ///
    /// - Complexity: O(1) if nothing has happened that can lead to a finding, and otherwise
    ///   O(*n*) in the number of controllers and of visible views.
    public func examine(isFinal: Bool = false) {
      lastMade = nil
      guard isDue || !departures.isEmpty else { return }
      examineDepartures(isFinal: isFinal)
      guard isDue else { return }
      isDue = false
      let live = application.controllers.live
      forget(except: Set(live.map(\.lifetime.number)))
      for controller in live {
        examineGeometry(of: controller)
        examineParent(of: controller)
      }
      examineSheets()
      for window in application.windows where !window.isHidden { examineScrollViews(in: window) }
    }

    /// Reports a finding, unless the same kind was reported of the controller and the call before.
    func find(
      _ kind: LifecycleFinding.Kind, in controller: ControllerID, at moment: String? = nil,
      _ observation: String
    ) {
      let moment = moment ?? runningCall ?? "in the app's code"
      let key = Key(
        kind: kind, controller: controller, call: String(moment.prefix { $0 != "(" }))
      guard reported.insert(key).inserted else { return }
      let finding = LifecycleFinding(
        kind: kind, controller: controller, moment: moment, observation: observation,
        line: application.exposedClasses.places.line(of: moment, in: controller, for: kind))
      findings.append(finding)
      report?(finding)
    }

    /// Removes what was noted of controllers that live no more.
    private func forget(except live: Set<Int>) {
      loadedEarly.formIntersection(live)
      loadings.forget(except: live)
      setUps.forget(except: live)
      sheets.forget(except: live)
    }

    /// Whether a controller is one of UIKit's own and not of an app's subclass.
    private func isOfUIKit(_ controller: UIViewController) -> Bool {
      application.classes.areOfUIKit(type(of: controller))
    }

    /// The innermost call that is being made; nil outside of calls.
    ///
    /// It is the last one that was recorded one level above the present one.
    private var runningCall: String? {
      let depth = application.callDepth - 1
      guard depth >= 0 else { return nil }
      let recent = tracer.recorder.events(since: tracer.endSequence - Self.recentCount)
      return recent.last { $0.depth == depth }.map { "\($0.callback)" }
    }

    /// How far back the running call is looked for.
    private static var recentCount: Int { 500 }
  }
}

// MARK: What shows at once

extension UIKitRuntime.LifecycleDoctor {
  /// An override did not call `super`.
  func didMissSuper(in callback: LifecycleCallback, of controller: ControllerID) {
    find(
      .missingSuper, in: controller, at: "\(callback)",
      "the override did not call super.\(callback.kind.rawValue).")
  }

  /// A presentation was refused because the view is in no window.
  func didRefusePresentation(of controller: UIViewController, by presenter: UIViewController) {
    find(
      .presentedTooEarly, in: presenter.storedID,
      "it presented \(controller.storedID) while its view was in no window; nothing was shown.")
  }

  /// A presentation began while the presenter's own appearance was under way.
  func didPresentMidway(_ controller: UIViewController, by presenter: UIViewController) {
    find(
      .presentedTooEarly, in: presenter.storedID,
      "it presented \(controller.storedID) before it had appeared itself.")
  }

  /// An appearance method was called by the app.
  func didCallByHand(_ name: String, of controller: UIViewController) {
    find(.appearanceByHand, in: controller.storedID, "\(name) was called by the app.")
  }

  /// An appearance transition was begun or ended out of balance.
  func didUnbalance(_ controller: UIViewController) {
    find(
      .appearanceByHand, in: controller.storedID,
      "the appearance was begun or ended out of balance.")
  }
}

// MARK: Making and loading

extension UIKitRuntime.LifecycleDoctor {
  /// A controller was made; the initializer of a subclass goes on.
  func didMake(_ controller: UIViewController) { lastMade = controller.lifetime.number }

  /// The app asks for a view that is not loaded.
  ///
  /// The end of a subclass's initializer cannot be seen. So a view that is asked for before anything
  /// else was done with its controller counts, if a container or a presenter shows it later; an app
  /// that embeds a child of its own may load its view first.
  func viewWasAskedFor(of controller: UIViewController) {
    let number = controller.lifetime.number
    guard lastMade == number, controller.storedParent == nil, controller.storedPresenting == nil,
      !isOfUIKit(controller)
    else { return }
    loadedEarly.insert(number)
  }

  /// `viewDidLoad` has returned.
  func didLoadView(of controller: UIViewController) {
    isDue = true
    if lastMade == controller.lifetime.number { lastMade = nil }
    guard !isOfUIKit(controller) else { return }
    loadings.note(controller, now: application.viewEnvironment.currentDate())
  }

  /// The size of a controller's view is about to change.
  func sizeWillChange() { isDue = true }

  private func examineGeometry(of controller: UIViewController) {
    guard controller.appearance.phase == .appeared,
      let stale = loadings.takeStaleView(of: controller)
    else { return }
    let (old, new) = (stale.oldSize, stale.newSize)
    find(
      .staleGeometry, in: controller.storedID, at: "viewDidLoad()",
      "a \(stale.name) got its frame from bounds of \(old), and they are \(new) now.")
  }

  private func examineParent(of controller: UIViewController) {
    guard controller.storedParent == nil, controller.storedPresenting == nil,
      let view = controller.storedView, view.storedWindow != nil,
      let owner = view.storedSuperview?.nearestController
    else { return }
    find(
      .childWithoutParent, in: owner.storedID, at: "addSubview(_:)",
      "the view of \(controller.storedID) is in its view, and \(controller.storedID) has no parent."
    )
  }
}

// MARK: Appearing

extension UIKitRuntime.LifecycleDoctor {
  /// What a controller's views are like before an appearance call; nil if that is of no interest.
  func prepare(_ reaction: AppearanceState.Reaction, of controller: UIViewController) -> SetUp? {
    isDue = true
    switch reaction {
    case .willAppear:
      reportEarlyLoading(of: controller)
      return setUp(of: controller, in: reaction)
    case .isAppearing, .didAppear: return setUp(of: controller, in: reaction)
    case .nothing, .isAppearingAndDidAppear, .willDisappear, .didDisappear, .unbalanced: return nil
    }
  }

  /// What an app's controller has set up; what its views show only until they were seen to change.
  private func setUp(
    of controller: UIViewController, in reaction: AppearanceState.Reaction
  ) -> SetUp? {
    guard !isOfUIKit(controller) else { return nil }
    let isWatched = reaction == .willAppear && !sheets.isUpdating(controller.lifetime.number)
    return SetUp(of: controller, withTexts: isWatched)
  }

  /// An appearance call has returned.
  func didCall(
    _ reaction: AppearanceState.Reaction, of controller: UIViewController, before: SetUp
  ) {
    guard let after = setUp(of: controller, in: reaction) else { return }
    if before.texts != after.texts {
      sheets.noteUpdate(by: controller.lifetime.number)
    }
    if let added = setUps.repeated(by: controller, in: reaction, before: before, after: after) {
      find(
        .repeatedSetUp, in: controller.storedID, at: reaction.callName, "it added \(added) again.")
    }
    guard reaction == .didAppear else { return }
    let now = application.viewEnvironment.currentDate()
    if let limit = loadings.outdatedLimit(of: controller, now: now) {
      find(
        .valueSetOnce, in: controller.storedID, at: "viewDidLoad()",
        "\(limit) was set to the time at which the view was loaded, and is in the past now.")
    }
  }

  private func reportEarlyLoading(of controller: UIViewController) {
    guard loadedEarly.remove(controller.lifetime.number) != nil,
      controller.isPlacedByContainer || controller.storedPresenting != nil
    else { return }
    find(
      .viewInInit, in: controller.storedID, at: "init or prepare",
      "its view was loaded before the controller was set up, and viewDidLoad ran too early.")
  }
}

// MARK: Leaving

extension UIKitRuntime.LifecycleDoctor {
  /// Controllers were popped or dismissed for good.
  func didLeave(_ controllers: [UIViewController], by moment: StaticString) {
    for controller in controllers { departures.add(controller, by: "\(moment)") }
  }

  private func examineDepartures(isFinal: Bool) {
    for departed in departures.examine(in: application.controllers, isFinal: isFinal) {
      find(
        .notReleased, in: departed.controller, at: departed.moment,
        "it has left the screen for good and is still alive.")
    }
  }

  /// A controller has appeared over a presenter that stays in place.
  func didPresentSheet(_ controller: UIViewController) { sheets.begin(controller) }

  /// What a presenter presented has gone; a delegate is told of it, or none is.
  func didDismiss(_ chain: [UIViewController], presenter: UIViewController, isObserved: Bool) {
    didLeave(chain, by: "dismiss")
    guard let sheet = chain.first else { return }
    let waiting = presenter.frontmostChain(withPresented: false)
    sheets.end(sheet, over: waiting, isJudged: !isObserved && !sheet.isQuestion)
  }

  private func examineSheets() {
    for (controller, sheet) in sheets.takeMissed(in: application.controllers) {
      find(
        .sheetWithoutUpdate, in: controller, at: "viewWillAppear(_:)",
        "\(sheet) was changed and dismissed; what this controller shows is set in viewWillAppear, "
          + "which a sheet does not cause.")
    }
  }

  /// Finds scroll views with content that is larger than they are and a content size of zero.
  private func examineScrollViews(in view: UIView) {
    guard !view.isHidden else { return }
    if let scrollView = view as? UIScrollView, scrollView.hidesContent,
      let owner = scrollView.nearestController
    {
      find(
        .missingContentSize, in: owner.storedID, at: "layout",
        "a \(type(of: scrollView)) has content larger than itself and a contentSize of zero.")
    }
    for subview in view.storedSubviews { examineScrollViews(in: subview) }
  }
}

extension UIScrollView {
  /// Whether content lies outside the bounds and cannot be scrolled to, for want of a content size.
  fileprivate var hidesContent: Bool {
    guard contentSize == .zero, isScrollEnabled, !bounds.isEmpty else { return false }
    if self is UITableView || self is UICollectionView || self is UITextView { return false }
    return storedSubviews.contains { subview in
      !(subview is ScrollIndicator) && !(subview is UIRefreshControl) && !subview.isHidden
        && (subview.frame.maxX > bounds.width || subview.frame.maxY > bounds.height)
    }
  }
}

extension AppearanceState.Reaction {
  /// The call that the reaction leads to.
  fileprivate var callName: String {
    switch self {
    case .willAppear: "viewWillAppear(_:)"
    case .isAppearing: "viewIsAppearing(_:)"
    default: "viewDidAppear(_:)"
    }
  }
}
