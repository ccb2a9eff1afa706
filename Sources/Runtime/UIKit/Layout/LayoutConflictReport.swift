/// UIKit's words for constraints that cannot hold together.
struct LayoutConflictReport {
  let list: [String]
  let hasMask: Bool
  let broken: String

  var lines: [String] {
    [
      "[LayoutConstraints] Unable to simultaneously satisfy constraints.",
      "\tProbably at least one of the constraints in the following list is one you don't want. ",
      "\tTry this: ",
      "\t\t(1) look at each constraint and try to figure out which you don't expect; ",
      "\t\t(2) find the code that added the unwanted constraint or constraints and fix it. ",
    ]
      + (hasMask
        ? [
          "\t(Note: If you're seeing NSAutoresizingMaskLayoutConstraints that you don't understand, "
            + "refer to the documentation for the UIView property "
            + "translatesAutoresizingMaskIntoConstraints) "
        ] : [])
      + ["("]
      + list.enumerated().map { index, text in
        "    \"\(text)\"" + (index < list.count - 1 ? "," : "")
      }
      + [
        ")", "", "Will attempt to recover by breaking constraint ", broken, "",
        "Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the "
          + "debugger.",
        "The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in "
          + "<UIKitCore/UIView.h> may also be helpful.",
      ]
  }
}
