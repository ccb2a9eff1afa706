import Foundation

extension UINavigationBar {
  // MARK: Places

  /// The item on top, if its controller has made one.
  var shownItem: UINavigationItem? {
    guard let navigation else { return topItem }
    return navigation.barTop?.storedNavigationItem
  }

  private var promptHeight: CGFloat { Self.promptHeight(of: shownItem) }

  private static func promptHeight(of item: UINavigationItem?) -> CGFloat {
    item?.prompt == nil ? 0 : SystemLength.prompt
  }

  /// The height of prompt, row and large title, with an item on top.
  ///
  /// Source: UIKIT-CASES.md bar-heights.
  func wantedHeight(with item: UINavigationItem?) -> CGFloat {
    height(with: item, isCompact: isCompact)
  }

  /// The height once the container has a size, which has other traits where the screen is turned for it.
  func heightToCome(inContainerOf size: CGSize) -> CGFloat {
    let isLying = size.width > size.height
    guard let view = navigation?.viewIfLoaded, let screen = view.window?.screen,
      (view.bounds.width > view.bounds.height) != isLying
    else { return wantedHeight(with: shownItem) }
    let short = min(screen.bounds.width, screen.bounds.height)
    let long = max(screen.bounds.width, screen.bounds.height)
    let turned =
      isLying ? CGSize(width: long, height: short) : CGSize(width: short, height: long)
    return height(with: shownItem, isCompact: Self.isCompact(screen.traits(for: turned)))
  }

  private func height(with item: UINavigationItem?, isCompact: Bool) -> CGFloat {
    Self.promptHeight(of: item) + SystemLength.navigationBar(isCompact: isCompact)
      + (showsLargeTitle(isCompact: isCompact) ? SystemLength.largeTitle : 0)
  }

  /// The row of the buttons.
  var row: CGRect {
    CGRect(x: 0, y: promptHeight, width: bounds.width, height: rowHeight)
  }

  private var rowHeight: CGFloat { SystemLength.navigationBar(isCompact: isCompact) }

  /// Whether there is less room for the bar than usual, as on a small phone that lies on its side.
  ///
  /// Source: UIKIT-CASES.md bar-heights.
  private static func isCompact(_ traits: UITraitCollection) -> Bool {
    traits.verticalSizeClass == .compact && traits.horizontalSizeClass == .compact
  }

  private var isCompact: Bool { !ScreenCell.isPoint && Self.isCompact(traitCollection) }

  private var showsLargeTitle: Bool { showsLargeTitle(isCompact: isCompact) }

  /// Whether the title of the item on top is large: as it says, or as the item below, the first one being.
  private func showsLargeTitle(isCompact: Bool) -> Bool {
    guard prefersLargeTitles, !ScreenCell.isPoint, !isCompact else { return false }
    let mode = (navigation?.barStack ?? []).compactMap(\.storedNavigationItem)
      .last { $0.largeTitleDisplayMode != .automatic }?.largeTitleDisplayMode
    return mode != .never
  }

  /// Where the back button begins.
  private var backStart: CGFloat { SystemLength.barSide / 2 }

  /// Where the back button is drawn.
  var backFrame: CGRect? {
    backText.map { text in
      CGRect(x: backStart, y: row.minY, width: text.size().width, height: row.height)
    }
  }

  /// The frame of the title, which is centred.
  func titleFrame(of title: String) -> CGRect {
    let size = title.size()
    guard !showsLargeTitle else {
      return CGRect(
        x: SystemLength.barSide, y: row.maxY, width: size.width, height: SystemLength.largeTitle)
    }
    let start = ScreenCell.column(at: (bounds.width - size.width) / 2)
    return CGRect(x: max(0, start), y: row.minY, width: size.width, height: row.height)
  }

  // MARK: Texts

  /// What is drawn of the back button: its title, or less where that would meet the title in the middle.
  private var backText: String? {
    guard let backTitle else { return nil }
    switch backItem?.backButtonDisplayMode ?? .default {
    case .minimal: return "<"
    case .generic: return "< Back"
    case .default: break
    }
    guard !showsLargeTitle, let title = topItem?.title, topItem?.titleView == nil else {
      return "< \(backTitle)"
    }
    let room = titleFrame(of: title).minX - backStart
    return ["< \(backTitle)", "< Back"].first { $0.size().width <= room } ?? "<"
  }

  func drawBar(on context: any UIKitRuntime.DrawingContext) {
    let look = currentAppearance
    if let image = value(\.ownBackgroundImage) ?? look?.backgroundImage {
      image.draw(in: bounds)
    } else if let color = value(\.barTintColor) ?? look?.background(for: traitCollection)
      ?? presentedBackground
    {
      context.fill(bounds, color: color)
    }
    drawPrompt(on: context)
    if let backText, let backFrame {
      context.drawText(
        backText, at: ScreenCell.lineOrigin(in: backFrame), attributes: .init())
    }
    guard let title = topItem?.title, !title.isEmpty, topItem?.titleView == nil else { return }
    let own =
      showsLargeTitle
      ? value(\.largeTitleTextAttributes) ?? look?.largeTitleTextAttributes
      : value(\.titleTextAttributes) ?? look?.titleTextAttributes
    let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.boldSystemFont(ofSize: 17)]
    context.drawText(
      title, at: ScreenCell.lineOrigin(in: titleFrame(of: title)),
      attributes: .init(attributes.merging(own ?? [:]) { $1 }))
  }

  /// Of a stack that is presented the screen below is not seen through the bar.
  private var presentedBackground: UIColor? {
    var container = next
    while let responder = container, !(responder is UIViewController) { container = responder.next }
    let stack = container as? UIViewController
    return stack?.presentingViewController == nil ? nil : .systemBackground
  }

  private func drawPrompt(on context: any UIKitRuntime.DrawingContext) {
    guard let prompt = topItem?.prompt else { return }
    let width = prompt.size().width
    let place = CGRect(
      x: max(0, ScreenCell.column(at: (bounds.width - width) / 2)), y: 0, width: width,
      height: promptHeight)
    context.drawText(
      prompt, at: ScreenCell.lineOrigin(in: place), attributes: .init(foreground: .secondaryLabel))
  }
}
