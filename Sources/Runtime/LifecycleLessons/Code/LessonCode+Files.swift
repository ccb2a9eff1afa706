// Written by Scripts/lesson-code.

extension LessonCode {
  /// The code of the lessons by the names of their files.
  static let byFile: [String: LessonCode] = [
    "AppearanceByHand": appearanceByHand,
    "CellReuse": cellReuse,
    "ChildWithoutDidMove": childWithoutDidMove,
    "ChildWithoutParent": childWithoutParent,
    "ClosureCycle": closureCycle,
    "MissingContentSize": missingContentSize,
    "MissingSuper": missingSuper,
    "NotReleased": notReleased,
    "ObserverTwice": observerTwice,
    "OffMainThread": offMainThread,
    "OutletInPrepare": outletInPrepare,
    "PresentedTooEarly": presentedTooEarly,
    "RepeatedSetUp": repeatedSetUp,
    "RowBeyondTheEnd": rowBeyondTheEnd,
    "SafeAreaIgnored": safeAreaIgnored,
    "SavedTooLate": savedTooLate,
    "SheetWithoutUpdate": sheetWithoutUpdate,
    "StaleGeometry": staleGeometry,
    "TimerNotStopped": timerNotStopped,
    "UnbalancedAppearance": unbalancedAppearance,
    "ValueSetOnce": valueSetOnce,
    "ViewInInit": viewInInit,
  ]
}
