@preconcurrency import CUIKitReadline
import Glibc

/// A paste, which a terminal sends between `ESC [ 200 ~` and `ESC [ 201 ~`.
///
/// Readline's own function reads behind the end of its memory when the input ends within a paste
/// (version 8.2), so the program has its own.
@MainActor
enum BracketedPaste {
  private static let start = "\\e[200~"
  private static let end = Array("\u{1B}[201~".utf8)
  /// Bytes of one paste that are kept; the rest is dropped, as no such line could be run.
  static let limit = 1_000_000

  /// Takes readline's function's place.
  static func bind() {
    for map in ["emacs", "vi-insert", "vi-command"] {
      rl_bind_keyseq_in_map(
        start,
        { _, _ in
          MainActor.assumeIsolated { BracketedPaste.insert() }
          return 0
        }, rl_get_keymap_by_name(map))
    }
  }

  /// Puts the pasted text into the line as one piece.
  private static func insert() {
    let text = text(from: ReadlineBridge.nextByte)
    rl_mark = rl_point
    _ = (text + [0]).withUnsafeBufferPointer { bytes in
      bytes.withMemoryRebound(to: CChar.self) { rl_insert_text($0.baseAddress) }
    }
    let highlights = rl_variable_value("enable-active-region").map { String(cString: $0) }
    if highlights == "on", !text.isEmpty { rl_activate_mark() }
  }

  /// The bytes up to the end of the paste, or of the input.
  ///
  /// Line ends become line feeds; bytes of value 0, which would end the text, are left out.
  static func text(from nextByte: () -> Int32) -> [UInt8] {
    var text: [UInt8] = []
    var matched = 0
    func add(_ bytes: ArraySlice<UInt8>) {
      for byte in bytes where byte != 0 && text.count < limit {
        text.append(byte == 13 ? 10 : byte)
      }
    }
    while let byte = UInt8(exactly: nextByte()) {
      if byte != end[matched] {
        add(end[..<matched])
        matched = 0
      }
      if byte == end[matched] { matched += 1 } else { add([byte]) }
      if matched == end.count { return text }
    }
    add(end[..<matched])
    return text
  }
}
