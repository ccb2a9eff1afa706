import UIKitTerminal

/// The text of `concentration --help`.
///
/// It is written by hand, so that examples come before options and everything fits on one screen; a
/// test compares it with the options that exist. Source: SHELL.md "Help of the program".
enum RootHelp {
  /// At most 24 lines of at most 79 columns.
  static let text = """
    concentration \(TerminalVersion.package) - find the pairs, and watch the view controllers at work

    Usage: concentration [OPTIONS] [GAME-ID]
           concentration --script FILE...      run and check scripts; or < FILE
           concentration simulate|export|import   bots at play; your games as text
           concentration trace ...|doctor|repair  calls in files; reports; damage
    Examples:
      concentration                            play; type help at the prompt
      concentration 6x6#tuesday                a 6x6 game that friends can repeat
      concentration --teach                    play with every lifecycle call shown
      concentration --generate-completion-script bash   Tab in bash, zsh or fish

    Game:    --size WxH   --theme NAME   --seed TEXT   --load NAME
    Screen:  --plain  sentences only, no drawing (screen readers)   --ascii
             --color auto|always|never   --width N --height N   --teach
    Log:     --log off|after|beside  --log-file F  --log-format FMT  --transcript F
    Scripts: --script FILE (- is stdin)  --case GLOB  --keep-going  --junit FILE
             --update  rewrite what differs  --quiet  --verbose  --allow-write
    Bots:    --machine  one numbered reply for each line
    Other:   --no-rc  --no-history  --no-save  --version  -h, --help

    Exit status: 0 all good, 1 a check failed, 2 wrong usage or unreadable file,
    3 a command failed, 4 output not written, 130 interrupted. man concentration

    """
}
