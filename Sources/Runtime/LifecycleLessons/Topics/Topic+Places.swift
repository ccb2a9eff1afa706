import LifecycleTrace

/// What surrounds a controller: containers, responders, keyboard, scenes, the network.
extension Topic {
  static let places: [Topic] = [
    Topic(
      "navigation", "why navigationController is nil",
      words: "navigationcontroller tabbarcontroller splitviewcontroller presentingviewcontroller",
      question: "Why is navigationController nil?",
      answer: [
        "navigationController, tabBarController and splitViewController are the nearest container of their "
          + "kind around a controller. In its initializer, and in viewDidLoad if its view is asked for "
          + "before the push, it has none yet; after the pop it has none any more.",
        "A controller that is presented is not in its presenter's stack. Who pushes in it presents a "
          + "UINavigationController with it as the root.",
        "A view that is added without addChild leaves its controller without container.",
      ],
      cases: ["modal-links", "lazy-view-in-init", "parent-child-order-without-addchild"],
      finding: .childWithoutParent),
    Topic(
      "responder", "who gets touches, keys and actions",
      words: "responders=4 chain=3 hittest touch=3 touches=3 touchesbegan becomefirstresponder "
        + "resignfirstresponder nextresponder first=1",
      question: "Who gets a touch or an action, and who is first responder?",
      answer: [
        "A touch goes to the frontmost view under the finger: hitTest(_:with:) goes down from the window and "
          + "skips what is hidden, takes no user interaction, has an alpha below 0.01, or lies outside its "
          + "superview. The touch stays with that view until it ends.",
        "From a view the responder chain goes to its superview, and from a controller's root view to the "
          + "controller first; it ends with window, scene, application and delegate. What one does not handle "
          + "goes to next.",
        "becomeFirstResponder() returns false if the responder cannot be it, its view is in no window, or "
          + "the present one does not resign. So it belongs in viewDidAppear, not in viewDidLoad.",
      ],
      cases: ["touch-hit-view", "responder-become-first"]),
    Topic(
      "keyboard", "a keyboard that covers a field, and how it goes",
      words: "textfield=3 text=1 field=2 covers=2 typing=2 endediting keyboardwillshownotification",
      question: "Why does the keyboard cover a field, and how does it go?",
      answer: [
        "UIKit makes room by itself in a UITableViewController alone. Elsewhere constrain content to "
          + "view.keyboardLayoutGuide (since iOS 15, not here), or observe keyboardWillShowNotification and take the "
          + "height from keyboardFrameEndUserInfoKey for the contentInset of a scroll view.",
        "It comes when a field becomes first responder and goes when that resigns: "
          + "resignFirstResponder() in textFieldShouldReturn, or view.endEditing(true).",
        "In the terminal it covers nothing: its frame has no height, and the notifications come all the same.",
      ],
      cases: ["text-keyboard-notifications", "text-field-return", "responder-become-first"]),
    Topic(
      "loading", "where data is loaded, as from the network",
      words:
        "network fetch download server=3 urlsession request=3 api=3 url=3 json=3 load=1 data=1",
      question: "Where is data loaded that takes time?",
      answer: [
        "Begin in viewDidLoad what is loaded once, and in viewWillAppear what may be old at each return. "
          + "Neither waits: the screen appears before the result is there, so show that it is being loaded.",
        "The result is shown on the main thread, in a task of the controller that takes [weak self]; cancel the "
          + "task in viewDidDisappear if its result is of no use then.",
      ],
      cases: ["lazy-view-access", "nav-pop-animated", "timing-next-turn"]),
    Topic(
      "scene", "what the delegates of application and scene are told",
      words: "scenes delegate=2 appdelegate scenedelegate launch=3 launched=3 app=1",
      question: "What is the application's delegate told, and what a scene's?",
      answer: [
        "The application's: launch, memory, and which configuration a new scene gets. A scene's, since "
          + "iOS 13: that it is connected, comes to the foreground, is active, and the way back.",
        "With a scene delegate the application's gets no calls for activity, foreground and background; the "
          + "notifications of these names are posted all the same.",
        "The window is made in scene(_:willConnectTo:options:), or by the storyboard. Whether a root's "
          + "appearance calls come before sceneDidBecomeActive differs between versions: do not rely on it.",
      ],
      cases: ["scene-cold-start", "scene-delegate-is-told", "scene-window"]),
  ]
}
