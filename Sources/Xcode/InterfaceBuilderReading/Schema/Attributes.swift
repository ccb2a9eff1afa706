/// Attributes that are YES or NO.
public enum BooleanAttribute: String, TypedAttribute {
  // Of every view.
  case hidden, opaque, clipsSubviews, userInteractionEnabled, multipleTouchEnabled, exclusiveTouch
  case clearsContextBeforeDrawing, autoresizesSubviews, fixedFrame
  case translatesAutoresizingMaskIntoConstraints
  case preservesSuperviewLayoutMargins, insetsLayoutMarginsFromSafeArea
  // Of controls and texts.
  case enabled, on, continuous, wraps, hidesForSinglePage, animating, hidesWhenStopped
  case useCurrentDate, adjustsFontSizeToFit, adjustsLetterSpacingToFitWidth
  case adjustsFontForContentSizeCategory, usesAttributedText, editable, selectable
  case clearsOnBeginEditing, secureTextEntry, enablesReturnKeyAutomatically
  case showsCancelButton, showsSearchResultsButton
  // Of scroll views and lists.
  case scrollEnabled, pagingEnabled, bounces, bouncesZoom, directionalLockEnabled
  case alwaysBounceVertical, alwaysBounceHorizontal
  case showsHorizontalScrollIndicator, showsVerticalScrollIndicator
  case allowsSelection, allowsMultipleSelection, allowsSelectionDuringEditing
  case shouldIndentWhileEditing, showsReorderControl, hidesAccessoryWhenEditing
  // Of controllers and bars.
  case hidesBottomBarWhenPushed, definesPresentationContext, extendedLayoutIncludesOpaqueBars
  case automaticallyAdjustsScrollViewInsets, clearsSelectionOnViewWillAppear, doubleSided
  case navigationBarHidden, toolbarHidden, translucent, largeTitles, appends
  case allowsColumns = "splitViewController.allowDoubleColumnStyle"
  // Of the document, segues, constraints and values.
  case useAutolayout, useTraitCollections, useSafeAreas, launchScreen, animates, symbolic
  case isPlaceholder = "constraint.placeholder"
  case isBase64 = "base64-UTF8"
  case boolValue = "bool.value"

  /// YES or NO.
  public var type: AttributeType { .boolean }
}

/// Attributes that are numbers.
public enum NumberAttribute: String, TypedAttribute {
  // Of rectangles, points, sizes, insets and colours.
  case x, y, width, height, minX, minY, maxX, maxY
  case top = "edgeInsets.top"
  case left = "edgeInsets.left"
  case bottom = "edgeInsets.bottom"
  case right = "edgeInsets.right"
  case alpha, red, green, blue, white, cyan, magenta, yellow, black
  // Of constraints and views.
  case constant, multiplier, priority, spacing
  case horizontalHuggingPriority, verticalHuggingPriority
  case horizontalCompressionResistancePriority, verticalCompressionResistancePriority
  case pointSize, minimumFontSize, minimumScaleFactor, preferredMaxLayoutWidth
  case minimumZoomScale, maximumZoomScale
  // Of lists.
  case rowHeight, estimatedRowHeight, indentationWidth
  case sectionHeaderHeight, sectionFooterHeight
  case estimatedSectionHeaderHeight, estimatedSectionFooterHeight
  case minimumLineSpacing, minimumInteritemSpacing
  // Of controls and recognizers.
  case minValue, maxValue, minimumValue, maximumValue, stepValue, progress
  case sliderValue = "slider.value"
  case stepperValue = "stepper.value"
  case minimumPressDuration, allowableMovement
  // Of values.
  case timeIntervalSinceReferenceDate
  case realValue = "real.value"

  /// A number; of a multiplier also a ratio.
  public var type: AttributeType { self == .multiplier ? .ratio : .number }
}

/// Attributes that are whole numbers.
public enum IntegerAttribute: String, TypedAttribute {
  case tag, numberOfLines, numberOfPages, currentPage, selectedSegmentIndex
  case numberOfTapsRequired, numberOfTouchesRequired, minimumNumberOfTouches
  case maximumNumberOfTouches, indentationLevel, minuteInterval
  case location = "range.location"
  case length = "range.length"
  case integerValue = "integer.value"

  /// A whole number.
  public var type: AttributeType { .integer }
}

/// Attributes that are one of some words.
public enum ChoiceAttribute: String, TypedAttribute {
  case axis, distribution, contentMode, contentHorizontalAlignment, textAlignment, eventType
  case borderStyle, clearButtonMode, contentInsetAdjustmentBehavior, datePickerMode
  case separatorStyle, selectionStyle, accessoryType, editingAccessoryType, scrollDirection
  case barStyle, largeTitleDisplayMode, modalPresentationStyle, modalTransitionStyle
  case relation, firstAttribute, secondAttribute
  case weight = "fontDescription.weight"
  case trigger = "segue.trigger"
  case guide = "viewControllerLayoutGuide.type"
  case stackAlignment = "stackView.alignment"
  case lineBreakMode = "label.lineBreakMode"
  case buttonType = "button.buttonType"
  case configurationStyle = "buttonConfiguration.style"
  case blurStyle = "blurEffect.style"
  case keyboardType = "textInputTraits.keyboardType"
  case returnKeyType = "textInputTraits.returnKeyType"
  case indicatorStyle = "activityIndicatorView.style"
  case tableStyle = "tableView.style"
  case cellStyle = "tableViewCell.style"
  case itemStyle = "barButtonItem.style"
  case barButtonSystemItem = "barButtonItem.systemItem"
  case tabBarSystemItem = "tabBarItem.systemItem"
  case pageTransition = "pageViewController.transitionStyle"
  case navigationOrientation = "pageViewController.navigationOrientation"
  case spineLocation = "pageViewController.spineLocation"
  case swipeDirection = "swipeGestureRecognizer.direction"

  /// One of the words.
  public var type: AttributeType { .choice(choices) }

  /// The words of the format, also those that have no effect here.
  public var choices: [String] { words.split(separator: " ").map(String.init) }

  private var words: String {
    switch self {
    case .axis, .navigationOrientation, .scrollDirection: "horizontal vertical"
    case .distribution: "fill fillEqually fillProportionally equalSpacing equalCentering"
    case .stackAlignment: "fill leading top firstBaseline center trailing bottom lastBaseline"
    case .contentMode:
      """
      scaleToFill scaleAspectFit scaleAspectFill redraw center top bottom left right topLeft topRight \
      bottomLeft bottomRight
      """
    case .contentHorizontalAlignment: "center left right fill leading trailing"
    case .textAlignment: "left center right justified natural"
    case .lineBreakMode:
      "wordWrap characterWrap clip headTruncation tailTruncation middleTruncation"
    case .eventType:
      """
      touchDown touchDownRepeat touchDragInside touchDragOutside touchDragEnter touchDragExit \
      touchUpInside touchUpOutside touchCancel valueChanged primaryActionTriggered editingDidBegin \
      editingChanged editingDidEnd editingDidEndOnExit allTouchEvents allEditingEvents allEvents
      """
    case .borderStyle: "none line bezel roundedRect"
    case .clearButtonMode: "never whileEditing unlessEditing always"
    case .keyboardType:
      """
      default alphabet numbersAndPunctuation URL numberPad phonePad namePhonePad emailAddress \
      decimalPad twitter webSearch ASCIICapable ASCIICapableNumberPad
      """
    case .returnKeyType:
      "default go google join next route search send yahoo done emergencyCall continue"
    case .contentInsetAdjustmentBehavior: "automatic scrollableAxes never always"
    case .datePickerMode: "time date dateAndTime countDownTimer yearAndMonth"
    case .indicatorStyle: "white whiteLarge gray medium large"
    case .buttonType:
      "custom system roundedRect plain detailDisclosure infoLight infoDark contactAdd close"
    case .configurationStyle: "plain gray tinted filled glass clearGlass prominentGlass"
    case .blurStyle:
      """
      extraLight light dark regular prominent systemUltraThinMaterial systemThinMaterial systemMaterial \
      systemThickMaterial systemChromeMaterial systemUltraThinMaterialLight systemThinMaterialLight \
      systemMaterialLight systemThickMaterialLight systemChromeMaterialLight systemUltraThinMaterialDark \
      systemThinMaterialDark systemMaterialDark systemThickMaterialDark systemChromeMaterialDark
      """
    case .tableStyle: "plain grouped insetGrouped"
    case .separatorStyle: "default none singleLine singleLineEtched"
    case .cellStyle:
      """
      IBUITableViewCellStyleDefault IBUITableViewCellStyleValue1 IBUITableViewCellStyleValue2 \
      IBUITableViewCellStyleSubtitle
      """
    case .selectionStyle: "none blue gray default"
    case .accessoryType, .editingAccessoryType:
      "none disclosureIndicator detailDisclosureButton checkmark detailButton"
    case .barStyle: "default black blackOpaque blackTranslucent"
    case .largeTitleDisplayMode: "automatic always never inline"
    case .itemStyle: "plain bordered done prominent"
    case .barButtonSystemItem:
      """
      done cancel edit save add flexibleSpace fixedSpace refresh play pause undo redo close action \
      trash compose reply organize bookmarks search stop camera rewind fastForward pageCurl \
      writingTools
      """
    case .tabBarSystemItem:
      """
      more favorites featured topRated recents contacts history bookmarks search downloads \
      mostRecent mostViewed
      """
    case .modalPresentationStyle:
      """
      fullScreen pageSheet formSheet currentContext custom overFullScreen overCurrentContext popover \
      blurOverFullScreen none automatic
      """
    case .modalTransitionStyle: "coverVertical flipHorizontal crossDissolve partialCurl"
    case .pageTransition: "pageCurl scroll"
    case .spineLocation: "none min mid max"
    case .swipeDirection: "left right up down"
    case .guide: "top bottom"
    case .trigger: "accessoryAction"
    case .weight: "ultraLight thin light regular medium semibold bold heavy black"
    case .relation: "equal greaterThanOrEqual lessThanOrEqual"
    case .firstAttribute, .secondAttribute:
      """
      left right top bottom leading trailing width height centerX centerY baseline lastBaseline \
      firstBaseline leftMargin rightMargin topMargin bottomMargin leadingMargin trailingMargin \
      centerXWithinMargins centerYWithinMargins
      """
    }
  }
}
