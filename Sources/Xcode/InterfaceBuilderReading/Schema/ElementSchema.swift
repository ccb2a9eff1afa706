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

  /// The elements whose attributes are each YES or NO: what is in a set.
  private static let sets: Set = [
    "autoresizingMask", "extendedEdge", "popoverArrowDirection", "accessibilityTraits",
  ]

  /// The type of an attribute; nil for a text.
  static func type(of attribute: String, in element: String) -> AttributeType? {
    if sets.contains(element) { return attribute == "key" ? nil : .boolean }
    return special[element]?[attribute] ?? general[attribute]
  }

  /// The types of attributes that mean the same wherever they are.
  private static let general = types.filter { $0.name.element == nil }
    .reduce(into: [:]) { $0[$1.name.attribute] = $1.type }

  /// The types of attributes that mean something else in one element.
  private static let special = types.reduce(into: [String: [String: AttributeType]]()) {
    guard let element = $1.name.element else { return }
    $0[element, default: [:]][$1.name.attribute] = $1.type
  }

  private static let types: [(name: AttributeName, type: AttributeType)] = {
    func all<Attribute: TypedAttribute>(_: Attribute.Type) -> [(AttributeName, AttributeType)] {
      Attribute.allCases.map { ($0.name, $0.type) }
    }
    return all(BooleanAttribute.self) + all(NumberAttribute.self) + all(IntegerAttribute.self)
      + all(ChoiceAttribute.self)
  }()
}
