import UIKitTerminal

/// The text of `uikit --help`.
enum ToolHelp {
  /// At most 24 lines of at most 79 columns.
  static let text = """
    uikit \(TerminalVersion.package) - storyboards, apps and traces of UIKit in the terminal

    Usage: uikit open FILE|FOLDER    walk a storyboard without the code of its app
           uikit check FILE...       say what is wrong in storyboards and xibs
           uikit flow FILE           its scenes and segues; as text or a drawing
           uikit run FOLDER          build and run the app of an Xcode project
           uikit test FOLDER         run the unit tests of the project in its app
           uikit exercise            small apps to mend, handed out and marked
           uikit trace export|diff|compare|check   lifecycle calls in files
           uikit COMMAND --help      the options of a command
    Examples:
      uikit open Main.storyboard --device phone     type help at the prompt
      uikit open App --script walk                  run and check a script
      uikit check App/Base.lproj/*.storyboard       FILE:LINE:COLUMN: error: ...
      uikit run App --watch                         shown again after each edit
      uikit trace check calls.jsonl                 the rules that UIKit keeps
      uikit --generate-completion-script bash       Tab in bash, zsh or fish
    Other:   --version  -h, --help

    Exit status: 0 all good, 1 a check failed, 2 wrong usage or unreadable file,
    3 a command failed, 4 output not written, 130 interrupted. man uikit

    """
}
