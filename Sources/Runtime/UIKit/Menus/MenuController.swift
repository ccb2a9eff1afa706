import Foundation

/// What a menu is opened with.
@MainActor
struct MenuRequest {
  let menu: UIMenu
  /// What runs the chosen action: a button, a bar item, or nothing.
  var sender: Any?
  /// The part of the view beside which the menu is shown, in its coordinates; nil for all of it.
  var rect: CGRect?
  /// What is shown above the rows.
  var preview: UIViewController?
  /// Called with a chosen action before its closure runs.
  var willPerform: (UIAction) -> Void = { _ in }
  /// Called before the menu is shown, and before it goes.
  var willDisplay: () -> Void = {}
  var willEnd: () -> Void = {}
  /// Called after the menu has gone, and what was chosen was done.
  var didEnd: () -> Void = {}
  /// Called when the preview was tapped; what it returns, once the menu is gone.
  var didTapPreview: () -> (() -> Void) = { {} }
}

/// Shows a menu over the screen, as an alert is shown.
///
/// Its presenter stays, so the app's controllers receive no calls.
/// Source: UIKIT-CASES.md menu-presentation.
@MainActor
final class MenuController: UIViewController {
  private let request: MenuRequest
  /// The menus from the outermost to the one that is shown.
  private var path: [UIMenu]
  private weak var source: UIView?
  private var hasEnded = false
  private var isClosing = false

  private init(_ request: MenuRequest, beside source: UIView) {
    self.request = request
    self.source = source
    path = [request.menu]
    super.init(nibName: nil, bundle: nil)
    title = request.menu.title.isEmpty ? "Menu" : request.menu.title
    modalPresentationStyle = .overFullScreen
    modalTransitionStyle = .crossDissolve
  }

  required init?(coder: NSCoder) {
    nil
  }

  override var lifecycleName: String { "Menu" }

  /// Opens a menu beside a view; nil if it has no rows, or the view's controller is on no screen or presents already.
  static func open(_ request: MenuRequest, beside view: UIView) -> MenuController? {
    guard view.storedWindow != nil,
      let presenter = view.nearestController ?? view.storedWindow?.rootViewController,
      presenter.presentedViewController == nil,
      !request.menu.children.isEmpty || request.preview != nil
    else { return nil }
    let controller = MenuController(request, beside: view)
    request.willDisplay()
    presenter.present(controller, animated: true)
    return controller
  }

  override func loadView() {
    let view = MenuView(frame: application.screen.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let rect = request.rect
    view.source = { [weak source] view in
      guard let source, source.window === view.window else { return .null }
      return source.convert(rect ?? source.bounds, to: view)
    }
    view.closes = { [weak self] in self?.close() }
    self.view = view
    showRows()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    guard let preview = request.preview else { return }
    addChild(preview)
    preview.view.addGestureRecognizer(
      UITapGestureRecognizer(target: self, action: MenuController.previewWasTapped))
    (view as? MenuView)?.showPreview(preview.view)
    preview.didMove(toParent: self)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    guard !hasEnded else { return }
    hasEnded = true
    request.willEnd()
    for menu in path { menu.menuDidClose() }
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if !isClosing { request.didEnd() }
  }

  override func accessibilityPerformEscape() -> Bool {
    close()
    return true
  }

  // MARK: Rows

  /// Shows another menu in place of all that were opened.
  func show(_ menu: UIMenu) {
    path = [menu]
    showRows()
  }

  private func showRows() {
    guard let menu = path.last, let view = storedView as? MenuView else { return }
    let rows = MenuRows(of: menu, isInside: path.count > 1) { [weak self] in self?.showRows() }
    let hasMarks = rows.hasMarks
    view.show(rows.rows.map { self.view(for: $0, hasMarks: hasMarks) })
  }

  private func view(for row: MenuRows.Row, hasMarks: Bool) -> UIView {
    let noMark: UIMenuElement.State? = hasMarks ? .off : nil
    switch row {
    case .line: return MenuLine(frame: .zero)
    case .header(let title):
      let label = UILabel(frame: .zero)
      label.text = title
      label.font = .boldSystemFont(ofSize: UIFont.labelFontSize)
      label.accessibilityTraits = .header
      return label
    case .loading(let title):
      return MenuRow(title, state: noMark, attributes: .disabled) {}
    case .back(let title):
      return MenuRow("< \(title)") { [weak self] in
        self?.path.removeLast()
        self?.showRows()
      }
    case .menu(let menu):
      let attributes: UIMenuElement.Attributes =
        menu.options.contains(.destructive) ? .destructive : []
      return MenuRow(
        menu.title, subtitle: menu.subtitle, image: menu.image, state: noMark, opensMenu: true,
        attributes: attributes
      ) { [weak self] in
        self?.path.append(menu)
        self?.showRows()
      }
    case .action(let action):
      return MenuRow(
        action.title, subtitle: action.subtitle, image: action.image,
        state: hasMarks ? action.state : nil, attributes: action.attributes
      ) { [weak self] in self?.choose(action) }
    case .command(let command):
      return commandRow(command, hasMarks: hasMarks)
    }
  }

  /// A command that no responder takes is disabled; the one that takes it may change it before it is shown.
  ///
  /// Source: UIKIT-CASES.md menu-command.
  private func commandRow(_ command: UICommand, hasMarks: Bool) -> MenuRow {
    let target = command.target(from: source)
    target?.validate(command)
    return MenuRow(
      command.title, subtitle: command.subtitle, image: command.image,
      state: hasMarks ? command.state : nil,
      attributes: target == nil ? command.attributes.union(.disabled) : command.attributes
    ) { [weak self] in self?.choose(command) }
  }

  // MARK: Choices

  /// Runs an action once the menu is gone, as an alert does; one that keeps the menu runs at once.
  private func choose(_ action: UIAction) {
    path.first?.singleSelection(around: action)?.select(action)
    let perform = { [request] in
      request.willPerform(action)
      action.perform(sender: request.sender)
    }
    guard action.attributes.contains(.keepsMenuPresented) else { return close(then: perform) }
    perform()
    showRows()
  }

  private func choose(_ command: UICommand) {
    close { [weak source] in
      guard let target = command.target(from: source) else { return }
      UIApplication.shared.sendAction(command.action, to: target, from: command, for: nil)
    }
  }

  private func previewWasTapped() {
    guard let preview = request.preview else { return }
    let next = request.didTapPreview()
    close {
      // It may become the next screen.
      preview.willMove(toParent: nil)
      preview.view.removeFromSuperview()
      preview.removeFromParent()
      next()
    }
  }

  /// Takes the menu away, then does what was chosen.
  func close(animated: Bool = true, then next: @escaping () -> Void = {}) {
    guard let presenter = presentingViewController, !isClosing else { return }
    isClosing = true
    presenter.dismiss(animated: animated) { [request] in
      next()
      request.didEnd()
    }
  }
}

extension UIMenu {
  /// Lets elements that are made each time be made again at the next showing.
  fileprivate func menuDidClose() {
    for element in children {
      (element as? UIDeferredMenuElement)?.menuDidClose()
      (element as? UIMenu)?.menuDidClose()
    }
  }
}

extension UIViewController {
  /// Whether this is UIKit's own question over a screen, which stays as it is below.
  var isQuestion: Bool { self is UIAlertController || self is MenuController }
}
