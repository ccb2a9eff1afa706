/// The arguments of a call in another form than the call itself.
package protocol CallbackArguments {
  mutating func animated() -> Bool
  mutating func size() -> LifecycleSize
  mutating func traits() -> String
  mutating func segue() -> String
  mutating func parent() -> ControllerID?
  mutating func holder() -> ControllerID?
  mutating func applicationCall() -> ApplicationCallback
  mutating func delegateCall() -> String
}

extension LifecycleCallback {
  /// The call of a kind, with those of the arguments that it has.
  package init(_ kind: Kind, _ arguments: inout some CallbackArguments) {
    self =
      switch kind {
      case .initWithNibName: .initWithNibName
      case .initWithCoder: .initWithCoder
      case .awakeFromNib: .awakeFromNib
      case .loadView: .loadView
      case .outletsConnected: .outletsConnected
      case .viewDidLoad: .viewDidLoad
      case .viewWillAppear: .viewWillAppear(animated: arguments.animated())
      case .viewIsAppearing: .viewIsAppearing(animated: arguments.animated())
      case .viewDidAppear: .viewDidAppear(animated: arguments.animated())
      case .viewWillDisappear: .viewWillDisappear(animated: arguments.animated())
      case .viewDidDisappear: .viewDidDisappear(animated: arguments.animated())
      case .updateViewConstraints: .updateViewConstraints
      case .viewWillLayoutSubviews: .viewWillLayoutSubviews(arguments.size())
      case .viewDidLayoutSubviews: .viewDidLayoutSubviews(arguments.size())
      case .viewSafeAreaInsetsDidChange: .viewSafeAreaInsetsDidChange
      case .viewWillTransition: .viewWillTransition(to: arguments.size())
      case .willTransition: .willTransition(to: arguments.traits())
      case .traitCollectionDidChange: .traitCollectionDidChange
      case .animateAlongsideTransition: .animateAlongsideTransition
      case .transitionCompletion: .transitionCompletion
      case .didReceiveMemoryWarning: .didReceiveMemoryWarning
      case .willMove: .willMove(toParent: arguments.parent())
      case .didMove: .didMove(toParent: arguments.parent())
      case .shouldPerformSegue: .shouldPerformSegue(arguments.segue())
      case .prepare: .prepare(forSegue: arguments.segue())
      case .deinit: .deinit(heldBy: arguments.holder())
      case .application: .application(arguments.applicationCall())
      case .delegate: .delegate(arguments.delegateCall())
      case .animation: .animation(arguments.delegateCall())
      }
  }
}
