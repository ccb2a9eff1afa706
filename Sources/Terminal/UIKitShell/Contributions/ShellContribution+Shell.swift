extension ShellContribution {
  /// What the shell itself brings: everything that UIKit alone can answer.
  ///
  /// Source: SHELL.md "Commands".
  public static let shell: ShellContribution = {
    var shell = words
    shell.ownStateKeys = ScreenKey.allCases.map(\.rawValue)
    shell.ownExpectations = ExpectationParser.ownKinds
    return shell
  }()

  private static let words = ShellContribution(
    name: "UIKitShell",
    commands: [
      // Play
      .look, .describe,
      // Move
      .tab, .push, .pop, .root, .present, .dismiss, .back, .page, .swipe, .split, .scroll, .zoom,
      .press, .touch, .focus,
      .select, .adjust, .type,
      // Device
      .resize, .rotate, .shake, .background, .foreground, .lowmemory, .screenshot,
      // Watch
      .log, .timeline, .step, .tree, .state, .export, .diff,
      // Session
      .record, .transcript, .source, .set, .wait, .echo, .history, .clear,
      // Help
      .help, .explain, .lesson, .quiz, .apropos, .version, .quit,
      // Check
      .expect, .todo, .case,
    ],
    bareWords: [
      BareWord(command: "press", summary: "a number alone presses it") { word in
        word.utf8.count <= 3 && word.utf8.allSatisfy { (48...57).contains($0) }
      }
    ],
    settings: [
      .color, .draw, .ascii, .log, .calls, .logFormat, .delegates, .repeat, .tips, .pager, .bell,
      .redraw, .mouse, .keys, .pace, .motion, .animations,
    ],
    stateKeys: PlaceKey.allCases.map(\.rawValue),
    topics: [.lifecycle, .scripts, .expectations, .settings, .plain, .bots])
}
