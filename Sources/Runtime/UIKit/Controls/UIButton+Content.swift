import Foundation

// What a configuration adds to the content of a button.
extension UIButton {
  /// Draws what lies behind the content: the background of the configuration, then the image of the state.
  func drawBackground() {
    if let configuration {
      let background = configuration.background
      let area = bounds.inset(
        by: UIEdgeInsets(background.backgroundInsets, isRightToLeft: isRightToLeft))
      let radius = configuration.cornerRadius(inHeight: area.height)
      let outline = radius > 0 ? UIBezierPath(roundedRect: area, cornerRadius: radius) : nil
      if let color = configuration.backgroundColor {
        color.setFill()
        if let outline { outline.fill() } else { UIRectFill(area) }
      }
      background.image?.draw(in: area)
      if background.strokeWidth > 0 {
        background.resolvedStrokeColor(for: shownTintColor ?? .tintColor).setStroke()
        let line = outline ?? UIBezierPath(rect: area)
        line.lineWidth = background.strokeWidth
        line.stroke()
      }
    }
    currentBackgroundImage?.draw(in: bounds)
  }

  func configurationDidChange(from old: Configuration?) {
    exchangeViews(old)
    contentDidChange()
  }

  /// Adds and removes the views that the configuration asks for.
  private func exchangeViews(_ old: Configuration?) {
    let custom = configuration?.background.customView
    if custom !== old?.background.customView {
      old?.background.customView?.removeFromSuperview()
      if let custom { insertSubview(custom, at: 0) }
    }
    let isBusy = configuration?.showsActivityIndicator == true
    if isBusy, activityIndicator == nil {
      let indicator = UIActivityIndicatorView(style: .medium)
      addSubview(indicator)
      indicator.startAnimating()
      activityIndicator = indicator
    } else if !isBusy {
      activityIndicator?.removeFromSuperview()
      activityIndicator = nil
    }
    activityIndicator?.color = currentTitleColor
  }

  func updateSubtitle() {
    let text = configuration?.styledSubtitle(
      font: .systemFont(ofSize: 12), color: currentTitleColor)
    guard let text else {
      subtitleView?.isHidden = true
      return
    }
    let label = subtitleView ?? UILabel(frame: .zero)
    if subtitleView == nil {
      label.isAccessibilityElement = false
      addSubview(label)
      subtitleView = label
    }
    label.isHidden = false
    label.attributedText = text
    label.isEnabled = isEnabled
    label.textAlignment = titleTextAlignment
  }

  /// How title and subtitle are aligned to each other; alone the title is in the middle.
  var titleTextAlignment: NSTextAlignment {
    guard let configuration, subtitleView?.isHidden == false else { return .center }
    switch configuration.titleAlignment {
    case .automatic: return layout.isStacked ? .center : .natural
    case .leading: return .natural
    case .center: return .center
    case .trailing: return isRightToLeft ? .left : .right
    }
  }

  /// The title with attributes: that of the configuration, or of the state where neither has a plain one.
  var styledTitle: NSAttributedString? {
    if chosenTitle != nil { return nil }
    if let configuration,
      configuration.attributedTitle != nil || configuration.titleTextAttributesTransformer != nil
    {
      return configuration.styledTitle(font: titleView.font, color: currentTitleColor)
    }
    return configuration?.title == nil ? attributedTitle(for: state) : nil
  }
}
