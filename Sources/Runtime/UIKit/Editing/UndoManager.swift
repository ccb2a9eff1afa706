import Foundation

/// Records how changes are taken back, in groups, and takes them back.
///
/// It belongs to Foundation on Apple's systems. Source: Apple, UndoManager; UIKIT-CASES.md undo-groups.
@preconcurrency @MainActor
open class UndoManager: NSObject {
  /// Changes that are taken back together.
  final class Group {
    var name = ""
    var changes: [Change] = []
  }

  /// How one change is taken back.
  enum Change {
    case closure(target: WeakTarget, (AnyObject) -> Void)
    case group(Group)
  }

  /// An object that is not kept.
  struct WeakTarget {
    weak var object: AnyObject?
  }

  private var undoStack: [Group] = [] { didSet { forgetOldest(in: &undoStack) } }
  private var redoStack: [Group] = []
  /// The groups that are open, the outermost first.
  private var open: [Group] = []
  private var disablings = 0

  /// How many groups are kept; 0 for all.
  open var levelsOfUndo = 0 { didSet { forgetOldest(in: &undoStack) } }
  /// Whether the first change after an event opens a group, which the next turn of the main queue closes.
  open var groupsByEvent = true
  /// Whether changes are being taken back.
  open private(set) var isUndoing = false
  /// Whether changes that were taken back are being made again.
  open private(set) var isRedoing = false

  public override init() {}

  /// The number of groups that are open.
  open var groupingLevel: Int { open.count }
  /// Whether something can be taken back.
  open var canUndo: Bool { !undoStack.isEmpty || open.contains { !$0.changes.isEmpty } }
  /// Whether something can be made again.
  open var canRedo: Bool { !redoStack.isEmpty }

  // MARK: Groups

  /// Opens a group, inside the one that is open.
  open func beginUndoGrouping() {
    open.append(Group())
    post(.NSUndoManagerDidOpenUndoGroup)
  }

  /// Closes the group that was opened last; one without changes is dropped.
  ///
  /// - Precondition: A group is open.
  open func endUndoGrouping() {
    precondition(!open.isEmpty, "endUndoGrouping() without a group that is open")
    post(.NSUndoManagerWillCloseUndoGroup)
    let group = open.removeLast()
    defer { post(.NSUndoManagerDidCloseUndoGroup) }
    guard !group.changes.isEmpty else { return }
    if let outer = open.last {
      outer.changes.append(.group(group))
      if outer.name.isEmpty { outer.name = group.name }
    } else if isUndoing {
      redoStack.append(group)
    } else {
      undoStack.append(group)
    }
  }

  private func openGroupOfEvent() {
    guard open.isEmpty, groupsByEvent, !isUndoing, !isRedoing else { return }
    beginUndoGrouping()
    UIApplication.shared.scheduler.async { [weak self] in
      guard let self, self.open.count == 1 else { return }
      self.endUndoGrouping()
    }
  }

  private func forgetOldest(in stack: inout [Group]) {
    if levelsOfUndo > 0, stack.count > levelsOfUndo {
      stack.removeFirst(stack.count - levelsOfUndo)
    }
  }

  // MARK: Registration

  /// Whether changes are recorded.
  open var isUndoRegistrationEnabled: Bool { disablings == 0 }

  /// Records no changes, until this was taken back as often as it was called.
  open func disableUndoRegistration() { disablings += 1 }

  /// Takes one call of `disableUndoRegistration()` back.
  open func enableUndoRegistration() {
    precondition(disablings > 0, "enableUndoRegistration() without disableUndoRegistration()")
    disablings -= 1
  }

  /// Records how a change of an object, which is not kept, is taken back.
  ///
  /// - Precondition: A group is open, or `groupsByEvent` is true.
  public func registerUndo<Target: AnyObject>(
    withTarget target: Target, handler: @escaping (Target) -> Void
  ) {
    register(
      .closure(target: WeakTarget(object: target)) { object in
        if let object = object as? Target { handler(object) }
      })
  }

  /// Records a method with an argument that takes a change of an object back.
  open func registerUndo(withTarget target: Any, selector: Selector, object anObject: Any?) {
    register(
      .closure(target: WeakTarget(object: target as AnyObject)) { object in
        UIApplication.shared.sendAction(selector, to: object, from: anObject, for: nil)
      })
  }

  private func register(_ change: Change) {
    guard isUndoRegistrationEnabled else { return }
    openGroupOfEvent()
    guard let group = open.last else {
      preconditionFailure("registerUndo: begin a group before registering undo")
    }
    group.changes.append(change)
    if !isUndoing, !isRedoing { redoStack = [] }
  }

  /// Forgets all changes.
  open func removeAllActions() {
    undoStack = []
    redoStack = []
    open = []
  }

  /// Forgets the changes of an object.
  open func removeAllActions(withTarget target: Any) {
    let target = target as AnyObject
    for group in undoStack + redoStack + open { group.forget(target) }
    undoStack.removeAll(where: \.changes.isEmpty)
    redoStack.removeAll(where: \.changes.isEmpty)
  }

  // MARK: Undo and redo

  /// Closes the group of the event, and takes the changes of the last group back.
  ///
  /// - Precondition: No group is open that was opened inside another one.
  open func undo() {
    if open.count == 1 { endUndoGrouping() }
    undoNestedGroup()
  }

  /// Takes the changes of the last group back.
  open func undoNestedGroup() {
    precondition(open.isEmpty, "undo with a group that is open")
    guard let group = undoStack.popLast() else { return }
    post(.NSUndoManagerCheckpoint)
    post(.NSUndoManagerWillUndoChange)
    isUndoing = true
    run(group)
    isUndoing = false
    post(.NSUndoManagerDidUndoChange)
  }

  /// Makes the changes again that were taken back last.
  open func redo() {
    precondition(open.isEmpty, "redo with a group that is open")
    guard let group = redoStack.popLast() else { return }
    post(.NSUndoManagerCheckpoint)
    post(.NSUndoManagerWillRedoChange)
    isRedoing = true
    run(group)
    isRedoing = false
    post(.NSUndoManagerDidRedoChange)
  }

  /// Runs a group from its end; what is registered meanwhile is a group of the same name.
  private func run(_ group: Group) {
    beginUndoGrouping()
    open.last?.name = group.name
    group.run()
    endUndoGrouping()
  }

  // MARK: Names

  /// Names the group that is open, or the last one: `Move` makes the menu say `Undo Move`.
  open func setActionName(_ actionName: String) {
    openGroupOfEvent()
    (open.first ?? undoStack.last)?.name = actionName
  }

  /// The name of what `undo()` would take back; empty without one.
  open var undoActionName: String {
    (open.first { !$0.changes.isEmpty } ?? undoStack.last)?.name ?? ""
  }
  /// The name of what `redo()` would make again; empty without one.
  open var redoActionName: String { redoStack.last?.name ?? "" }
  /// What a menu calls `undo()`.
  open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }
  /// What a menu calls `redo()`.
  open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }

  /// What a menu calls taking a change of a name back.
  open func undoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Undo" : "Undo \(actionName)"
  }

  /// What a menu calls making a change of a name again.
  open func redoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Redo" : "Redo \(actionName)"
  }

  private func post(_ name: Notification.Name) {
    NotificationCenter.default.postOnMainQueue(name: name, object: self)
  }
}

extension UndoManager.Group {
  func run() {
    for change in changes.reversed() {
      switch change {
      case .closure(let target, let take): if let object = target.object { take(object) }
      case .group(let group): group.run()
      }
    }
  }

  func forget(_ target: AnyObject) {
    changes.removeAll { change in
      switch change {
      case .closure(let other, _): return other.object === target
      case .group(let group):
        group.forget(target)
        return group.changes.isEmpty
      }
    }
  }
}

extension Notification.Name {
  /// Posted before changes are taken back or made again; the object of all of these is the undo manager.
  public static let NSUndoManagerCheckpoint = Self("NSUndoManagerCheckpointNotification")
  /// Posted after a group was opened.
  public static let NSUndoManagerDidOpenUndoGroup = Self(
    "NSUndoManagerDidOpenUndoGroupNotification")
  /// Posted before a group is closed.
  public static let NSUndoManagerWillCloseUndoGroup = Self(
    "NSUndoManagerWillCloseUndoGroupNotification")
  /// Posted after a group was closed.
  public static let NSUndoManagerDidCloseUndoGroup = Self(
    "NSUndoManagerDidCloseUndoGroupNotification")
  /// Posted before changes are taken back.
  public static let NSUndoManagerWillUndoChange = Self("NSUndoManagerWillUndoChangeNotification")
  /// Posted after changes were taken back.
  public static let NSUndoManagerDidUndoChange = Self("NSUndoManagerDidUndoChangeNotification")
  /// Posted before changes are made again.
  public static let NSUndoManagerWillRedoChange = Self("NSUndoManagerWillRedoChangeNotification")
  /// Posted after changes were made again.
  public static let NSUndoManagerDidRedoChange = Self("NSUndoManagerDidRedoChangeNotification")
}
