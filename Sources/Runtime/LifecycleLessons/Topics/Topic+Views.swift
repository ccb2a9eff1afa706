import LifecycleTrace

/// Views: layout, constraints, traits, animations.
extension Topic {
  static let views: [Topic] = [
    Topic(
      "layout", "what asks for layout, and when it comes",
      words: "setneedslayout layoutifneeded layoutsubviews setneedsdisplay=3 relayout pass=1",
      question: "When are subviews laid out, and what do setNeedsLayout and layoutIfNeeded do?",
      answer: [
        "setNeedsLayout() marks a view and returns; UIKit lays it out before the turn of the run loop is "
          + "shown, once, however often it was marked. layoutIfNeeded() lays out at once what is marked in "
          + "the view and below it, and does nothing where nothing is.",
        "A change of size, of subviews or of constraints marks by itself. layoutSubviews() is "
          + "UIKit's to call; an override calls super.",
        "In one pass come the controller's viewWillLayoutSubviews, its view's layoutSubviews and its "
          + "viewDidLayoutSubviews, then the views below.",
      ],
      rules: ["I19", "I20"], cases: ["timing-layout-pass-order", "layout-update-order"]),
    Topic(
      "constraints", "constraints that contradict each other, or are too few",
      words:
        "constraint autolayout=3 auto=2 layout=1 simultaneously=3 satisfy=3 unsatisfiable conflict=3 "
        + "conflicting=3 ambiguous=3 priority=3 translatesautoresizingmaskintoconstraints",
      question: "What does \"Unable to simultaneously satisfy constraints\" mean?",
      answer: [
        "Required constraints contradict each other. The console lists them, UIKit breaks one of the app's and "
          + "keeps the others; which one is not to be relied on.",
        "A view that is made in code needs translatesAutoresizingMaskIntoConstraints = false, or its frame is "
          + "held by constraints of its own. A priority below 1000 lets a constraint give way without a word.",
        "Too few constraints give one of the possible layouts, without a word; hasAmbiguousLayout tells.",
      ],
      cases: ["layout-unsatisfiable", "layout-ambiguous", "layout-priority-levels"]),
    Topic(
      "traits", "size classes, light and dark, and when they change",
      words:
        "trait traitcollection sizeclass size=2 class=3 compact=3 regular=3 dark=3 light=2 mode=1 "
        + "horizontalsizeclass verticalsizeclass",
      question: "What are size classes, and when do traits change?",
      answer: [
        "A size class says in one word, compact or regular, how much room there is across and down. A "
          + "phone upright is compact across and regular down; on its side it is compact down. A pad that "
          + "an app fills is regular in both, and keeps that when it is rotated.",
        "willTransition(to:with:) comes before they change. traitCollectionDidChange after it is "
          + "deprecated since iOS 17: registerForTraitChanges takes its place.",
        "A view has the traits of its place in the hierarchy. In viewDidLoad it has no place, so what depends "
          + "on traits is read in viewIsAppearing, or later.",
      ],
      rules: ["I65"], cases: ["rotation-single", "window-at-each-callback"]),
    Topic(
      "animation", "where an animation starts, and what animated says",
      words: "animate animated animating uiview=1 start=1 flag=1",
      question: "Where does an animation start, and what does animated say?",
      answer: [
        "In viewDidAppear, if it is to be seen from its beginning.",
        "UIView.animate in viewDidLoad changes its values at once, and the view is in no window then. If it is in "
          + "none at the end of the turn either, the animation is over there, unseen. If the same turn shows it, as "
          + "here a push does, the animation runs beside the transition: it is half or wholly over when the screen stands. "
          + "So set in viewDidLoad where things begin, and animate in viewDidAppear.",
        "What goes with a transition is given to transitionCoordinator?.animate(alongsideTransition:). A "
          + "constraint moves if the block calls layoutIfNeeded on the superview after the change.",
        "animated in the appearance calls says whether the transition is animated; a push without animation "
          + "makes the same calls in the same order, with false. Up to iOS 17 a switch of tabs has false.",
      ],
      cases: [
        "view-animate", "nav-push-animated", "nav-push-not-animated", "tab-animated-flag",
        "transition-alongside",
      ]),
  ]
}
