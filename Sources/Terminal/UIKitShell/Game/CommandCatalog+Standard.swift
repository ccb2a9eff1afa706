import ConcentrationApp

extension CommandCatalog {
  /// All commands in the order in which help lists them.
  ///
  /// Source: SHELL.md "Commands".
  package static let standard = CommandCatalog(
    [
      // Play
      .flip, .new, .restart, .undo, .redo, .hint, .peek, .pass, .against, .look, .describe, .score,
      // Move
      .tab, .push, .pop, .root, .present, .dismiss, .back, .page, .swipe, .split, .scroll, .zoom,
      .press,
      // Device
      .resize, .rotate, .background, .foreground, .lowmemory,
      // Watch
      .log, .tree, .state,
      // Session
      .save, .load, .id, .record, .transcript, .source, .set, .wait, .echo, .history, .clear,
      // Help
      .help, .apropos, .tutorial, .version, .quit,
      // Check
      .expect, .todo, .case,
    ], stateKeys: StateKey.allCases.map(\.rawValue))
}
