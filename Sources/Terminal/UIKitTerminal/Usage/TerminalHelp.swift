/// The text of `--help` for an app that has no options of its own: one screen.
enum TerminalHelp {
  /// At most 24 lines of at most 79 columns, for names of up to 14 characters.
  static func text(program: String) -> String {
    """
    \(program) - a UIKit app in the terminal

    Usage: \(program) [OPTIONS]
           \(program) --script FILE...    run and check scripts; or < FILE
           \(program) trace export|diff|check   calls in files; see trace --help

    Screen:  --plain  sentences only, no drawing (screen readers)   --ascii
             --color auto|always|never   --size WxH  or  --width N --height N
             --device phone|pad  390x844 or 1024x768 points, 8x16 a cell
             --teach  scroll, and print the lifecycle calls after each command
    Log:     --log off|after|beside   --log-file FILE   --transcript FILE
             --log-format text|vcl|json|timeline|mermaid|chrome|html|svg
    Scripts: --script FILE (- is standard input)   --case GLOB   --keep-going
             --update  rewrite blocks that differ   --quiet   --verbose
             --junit FILE  results for a CI server   --allow-write  anywhere
             --stall-timeout SECONDS  end where one command takes longer
    Other:   --machine  one numbered reply for each line, for programs
             --no-rc  --no-history  --version  -h, --help

    Exit status: 0 all good, 1 a check failed, 2 wrong usage, unreadable file or
    no app to show, 3 a command failed, 4 output not written, 130 interrupted.

    """
  }
}
