import Foundation

/// Elements of a menu that are made when the menu is shown; until then a row says that they are loading.
///
/// Source: Apple, UIDeferredMenuElement; UIKIT-CASES.md menu-deferred.
@preconcurrency @MainActor
open class UIDeferredMenuElement: UIMenuElement {
  private let provider: (@escaping ([UIMenuElement]) -> Void) -> Void
  private let isCached: Bool
  private var elements: [UIMenuElement]?
  /// Whether the provider was asked and has not answered.
  private var isLoading = false
  /// The menus that wait for the answer.
  private var waiting: [() -> Void] = []

  /// Makes an element whose provider is asked once, when it is shown first.
  public convenience init(
    _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) {
    self.init(isCached: true, elementProvider)
  }

  private init(
    isCached: Bool, _ provider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) {
    self.isCached = isCached
    self.provider = provider
    super.init(title: "Loading…", subtitle: nil, image: nil)
  }

  /// An element whose provider is asked each time that it is shown.
  open class func uncached(
    _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) -> UIDeferredMenuElement {
    UIDeferredMenuElement(isCached: false, elementProvider)
  }

  /// The elements that are known; nil while they are loading, after which the closure is called.
  func known(orElse hasLoaded: @escaping () -> Void) -> [UIMenuElement]? {
    if !isLoading, elements == nil {
      isLoading = true
      provider { [weak self] in self?.take($0) }
    }
    if elements == nil { waiting.append(hasLoaded) }
    return elements
  }

  private func take(_ new: [UIMenuElement]) {
    guard isLoading else { return }
    isLoading = false
    elements = new
    let callers = waiting
    waiting = []
    for caller in callers { caller() }
  }

  /// Forgets elements that are asked for again at the next showing.
  func menuDidClose() {
    if !isCached, !isLoading { elements = nil }
  }
}
