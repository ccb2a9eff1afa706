/// What an element of the format is.
public enum ElementRole: Sendable {
  /// The root, and what divides a file into scenes.
  case structure
  /// A view controller, or a reference to one in another file.
  case controller
  /// A view.
  case view
  /// A gesture recognizer.
  case recognizer
  /// What bars and lists show: items, sections, segments.
  case item
  /// A guide of the layout.
  case guide
  /// Any other object: a placeholder, an exit, an object of a class of the app.
  case object
  /// What holds objects in their order, such as `subviews`.
  case collection
  /// A value of an object, or several that belong together.
  case value
  /// A link between objects.
  case connection
  /// What only the editor uses; neither it nor what is in it means anything at run time.
  case designTime

  /// The role of an element by its name; nil if the format is not known to have it.
  public init?(element name: String) {
    guard let role = ElementSchema.roles[name] else { return nil }
    self = role
  }
}

/// The elements and attributes of the format.
///
/// Apple publishes no specification; this is what some thousand public files of 2011 to 2026 have.
enum ElementSchema {
  static let roles: [String: ElementRole] = {
    let names: [(ElementRole, String)] = [
      (.structure, "document scenes scene objects resources"),
      (
        .controller,
        """
        viewController navigationController tabBarController splitViewController tableViewController \
        collectionViewController pageViewController glkViewController avPlayerViewController \
        hostingController viewControllerPlaceholder
        """
      ),
      (
        .view,
        """
        view label button textField textView switch slider stepper segmentedControl progressView \
        pageControl activityIndicatorView imageView stackView scrollView tableView tableViewCell \
        tableViewCellContentView collectionView collectionViewCell collectionViewCellContentView \
        collectionReusableView datePicker pickerView searchBar mapView webView wkWebView glkView \
        mtkView sceneKitView skView arscnView arskView visualEffectView containerView toolbar \
        navigationBar tabBar refreshControl
        """
      ),
      (
        .recognizer,
        """
        tapGestureRecognizer pongPressGestureRecognizer longPressGestureRecognizer \
        panGestureRecognizer pinchGestureRecognizer rotationGestureRecognizer \
        swipeGestureRecognizer screenEdgePanGestureRecognizer
        """
      ),
      (.item, "navigationItem barButtonItem tabBarItem tableViewSection segment"),
      (.guide, "viewLayoutGuide viewControllerLayoutGuide"),
      (
        .object,
        """
        placeholder exit customObject searchDisplayController collectionViewFlowLayout \
        collectionViewLayout keyCommand
        """
      ),
      (
        .collection,
        """
        subviews constraints connections cells sections prototypes segments items toolbarItems \
        leftBarButtonItems rightBarButtonItems gestureRecognizers layoutGuides viewControllers \
        userDefinedRuntimeAttributes keyCommands
        """
      ),
      (
        .value,
        """
        rect frame point size inset edgeInsets value range color fontDescription nil string \
        mutableString attributedString fragment attributes font paragraphStyle date integer real bool \
        autoresizingMask extendedEdge popoverArrowDirection dataDetectorType dataDetectorTypes state \
        textInputTraits buttonConfiguration imageReference preferredSymbolConfiguration textAttributes \
        navigationBarAppearance accessibility accessibilityTraits userDefinedRuntimeAttribute \
        constraint variation mask include exclude image namedColor systemColor blurEffect
        """
      ),
      (.connection, "outlet outletCollection action segue"),
      (
        .designTime,
        """
        device adaptation dependencies plugIn deployment development capability \
        simulatedMetricsContainer simulatedStatusBarMetrics simulatedOrientationMetrics \
        simulatedScreenMetrics simulatedNavigationBarMetrics simulatedToolbarMetrics \
        simulatedTabBarMetrics freeformSimulatedSizeMetrics modalFormSheetSimulatedSizeMetrics \
        splitViewMasterSimulatedSizeMetrics inferredMetricsTieBreakers customFonts mutableArray array \
        mutableData animations classes class source relationships relationship designables designable \
        tabStops textTab options wkWebViewConfiguration audiovisualMediaTypes wkPreferences
        """
      ),
    ]
    var roles: [String: ElementRole] = [:]
    for (role, words) in names {
      for word in words.split(separator: " ") { roles[String(word)] = role }
    }
    return roles
  }()

  /// The elements whose text between the tags is their value.
  static let texts: Set = ["string", "mutableString"]

  /// What the text of an attribute has to be.
  enum AttributeType {
    case boolean
    case number
    case integer
    /// A number, or two with a slash or a colon between them.
    case ratio
    case choice(Set<String>)
  }

  /// The type of an attribute; nil for a text.
  static func type(of attribute: String, in element: String) -> AttributeType? {
    special[element]?[attribute] ?? general[attribute]
  }

  /// The type of the same attribute in all elements but the special ones.
  private static let general: [String: AttributeType] = {
    var types: [String: AttributeType] = [:]
    let booleans = """
      hidden opaque enabled userInteractionEnabled clipsSubviews multipleTouchEnabled \
      clearsContextBeforeDrawing translatesAutoresizingMaskIntoConstraints fixedFrame \
      insetsLayoutMarginsFromSafeArea preservesSuperviewLayoutMargins adjustsFontSizeToFit \
      adjustsLetterSpacingToFitWidth adjustsFontForContentSizeCategory usesAttributedText symbolic \
      flexibleMinX flexibleMaxX flexibleMinY flexibleMaxY widthSizable heightSizable animates \
      useAutolayout useTraitCollections useSafeAreas launchScreen on continuous animating \
      hidesWhenStopped alwaysBounceVertical alwaysBounceHorizontal bounces bouncesZoom pagingEnabled \
      scrollEnabled showsHorizontalScrollIndicator showsVerticalScrollIndicator allowsSelection \
      allowsMultipleSelection secureTextEntry enablesReturnKeyAutomatically clearsOnBeginEditing \
      navigationBarHidden toolbarHidden hidesBottomBarWhenPushed definesPresentationContext \
      automaticallyAdjustsScrollViewInsets extendedLayoutIncludesOpaqueBars \
      clearsSelectionOnViewWillAppear doubleSided useCurrentDate largeTitles translucent editable \
      selectable appends showsCancelButton showsSearchResultsButton hidesAccessoryWhenEditing \
      autoresizesSubviews
      """
    let numbers = """
      x y width height minX minY maxX maxY alpha red green blue white cyan magenta yellow black \
      constant priority pointSize rowHeight estimatedRowHeight sectionHeaderHeight \
      sectionFooterHeight estimatedSectionHeaderHeight estimatedSectionFooterHeight minValue maxValue \
      minimumValue maximumValue stepValue progress spacing minimumLineSpacing minimumInteritemSpacing \
      minimumFontSize minimumScaleFactor preferredMaxLayoutWidth horizontalHuggingPriority \
      verticalHuggingPriority horizontalCompressionResistancePriority \
      verticalCompressionResistancePriority minimumZoomScale maximumZoomScale indentationWidth \
      timeIntervalSinceReferenceDate minimumPressDuration allowableMovement
      """
    let integers = """
      tag numberOfLines numberOfPages currentPage selectedSegmentIndex numberOfTapsRequired \
      numberOfTouchesRequired minimumNumberOfTouches maximumNumberOfTouches indentationLevel \
      minuteInterval
      """
    for (type, words) in [
      (AttributeType.boolean, booleans), (.number, numbers), (.integer, integers),
    ] {
      for word in words.split(separator: " ") { types[String(word)] = type }
    }
    types["multiplier"] = .ratio
    types["relation"] = .choice(["equal", "greaterThanOrEqual", "lessThanOrEqual"])
    types["axis"] = .choice(["horizontal", "vertical"])
    return types
  }()

  /// The types of attributes that mean something else in one element.
  private static let special: [String: [String: AttributeType]] = [
    "edgeInsets": ["top": .number, "left": .number, "bottom": .number, "right": .number],
    "popoverArrowDirection": [
      "up": .boolean, "down": .boolean, "left": .boolean, "right": .boolean,
    ],
    "slider": ["value": .number], "stepper": ["value": .number], "integer": ["value": .integer],
    "real": ["value": .number], "bool": ["value": .boolean],
    "constraint": [
      "firstAttribute": .choice(constraintAttributes),
      "secondAttribute": .choice(constraintAttributes),
    ],
    "segue": ["trigger": .choice(["accessoryAction"])],
  ]

  private static let constraintAttributes: Set = [
    "left", "right", "top", "bottom", "leading", "trailing", "width", "height", "centerX",
    "centerY",
    "baseline", "lastBaseline", "firstBaseline", "leftMargin", "rightMargin", "topMargin",
    "bottomMargin", "leadingMargin", "trailingMargin", "centerXWithinMargins",
    "centerYWithinMargins",
  ]
}
