import ConcentrationApp
import Glibc
import ConcentrationShell
import UIKitShell

@preconcurrency import CUIKitReadline
@testable import UIKitReadline

/// Bytes as a terminal sends them, through the line reader of the program: whatever is pressed or
/// pasted, readline and the session go on, and none of it reaches the terminal raw.
///
/// The first byte chooses the setting, the others are typed. Ctrl-C and Ctrl-Z are what the terminal's
/// driver makes of them; 0xFF and the byte after it are what else can come while one types.
@MainActor
enum TerminalKeys {
  private static let keyboard = FuzzKeyboard()

  nonisolated static func tryOut(_ bytes: [UInt8]) {
    MainActor.assumeIsolated { type(bytes) }
  }

  private static func type(_ bytes: [UInt8]) {
    let setup = Setup(byte: bytes.first ?? 0)
    keyboard.plugIn(isViMode: setup.isViMode, waitsForKeys: setup.waitsForKeys)
    let typist = Typist(
      bytes: bytes.dropFirst(), keyboard: keyboard, endsByHangup: setup.endsByHangup)
    let reader = setup.makeReader(waitForEvent: { typist.next() })
    typist.reader = reader
    _ = reader.run(setup.makeSession())
    keyboard.checkEcho()
    keyboard.reset()
  }
}

/// What the first byte of an input chooses.
@MainActor
private struct Setup {
  private static let sizes = [(80, 24), (40, 24), (10, 6), (100, 40)]

  let byte: UInt8

  var isViMode: Bool { byte & 1 != 0 }
  var isPage: Bool { byte & 2 != 0 }
  var waitsForKeys: Bool { byte & 4 != 0 }
  var endsByHangup: Bool { byte & 8 != 0 }
  private var size: (columns: Int, rows: Int) { Self.sizes[Int(byte >> 4 & 3)] }

  func makeSession() -> REPL {
    var settings = Settings()
    settings.shell.draw = isPage ? .page : .scroll
    settings.shell.color = isPage ? .always : .never
    if byte & 0x40 != 0 { settings.shell.log = .after }
    let session = ShellSession(
      environment: ShellEnvironment(
        mode: .typed, files: NoFiles(), size: size, settings: settings,
        makeApp: { .scripted() }))
    return REPL(
      session: session,
      options: REPL.Options(
        size: ScreenSize(columns: size.columns, rows: size.rows),
        control: isPage ? .alternateScreen : .none, isUTF8: byte & 0x80 == 0))
  }

  func makeReader(waitForEvent: @escaping () -> Void) -> ReadlineLineReader {
    let size = size
    let environment = ReadlineEnvironment(
      size: { size }, watch: { _, _ in Nothing() }, waitForEvent: { _ in waitForEvent() },
      stop: {}, isBold: isPage, programName: "concentration", ticks: false)
    return ReadlineLineReader(
      console: EscapeCheckingConsole(allowsEscapes: isPage),
      history: HistoryFile(path: "history", files: NoFiles()), environment: environment)
  }

  /// Stands for a watch that nothing happens on.
  private final class Nothing {}
}

/// Types bytes whenever readline waits, and does what a terminal's driver does with some of them.
@MainActor
private final class Typist {
  private static let controlC: UInt8 = 3
  private static let controlZ: UInt8 = 0x1A
  private static let controlBackslash: UInt8 = 0x1C
  private static let eventMark: UInt8 = 0xFF

  weak var reader: ReadlineLineReader?
  private var rest: ArraySlice<UInt8>
  private let keyboard: FuzzKeyboard
  private let endsByHangup: Bool

  init(bytes: ArraySlice<UInt8>, keyboard: FuzzKeyboard, endsByHangup: Bool) {
    rest = bytes
    self.keyboard = keyboard
    self.endsByHangup = endsByHangup
  }

  /// Lets the next thing happen.
  func next() {
    guard let byte = rest.popFirst() else { return leave() }
    switch byte {
    case Self.controlC: reader?.interrupt()
    case Self.controlZ:
      reader?.suspend()
      reader?.resume()
    case Self.controlBackslash: break
    case Self.eventMark: event(rest.popFirst() ?? 0)
    default:
      let end = rest.firstIndex(where: Self.isSpecial) ?? rest.endIndex
      keyboard.press([byte] + rest[..<end])
      rest = rest[end...]
    }
  }

  private static func isSpecial(_ byte: UInt8) -> Bool {
    [controlC, controlZ, controlBackslash, eventMark].contains(byte)
  }

  private func event(_ kind: UInt8) {
    switch kind & 3 {
    case 0: reader?.resize()
    case 1: reader?.tick()
    case 2: reader?.resume()
    default: keyboard.press([Self.eventMark])
    }
  }

  /// The terminal goes away, or its input ends.
  private func leave() {
    if endsByHangup { reader?.terminate(SIGHUP) } else { keyboard.unplug() }
  }
}

/// Forgets what is written, once it is sure that it holds only lines, and on a page only the escape
/// sequences of a page.
@MainActor
final class EscapeCheckingConsole: Console {
  private let allowsEscapes: Bool

  init(allowsEscapes: Bool) {
    self.allowsEscapes = allowsEscapes
  }

  func write(_ bytes: [UInt8]) {
    EscapeCheck.check(bytes, allowsEscapes: allowsEscapes)
  }

  func writeError(_ bytes: [UInt8]) {
    EscapeCheck.check(bytes, allowsEscapes: false)
  }

  func flush() -> Bool { true }
}

/// What may be sent to a terminal.
enum EscapeCheck {
  /// Traps if the bytes hold a control character that moves more than the cursor's row, or an escape
  /// sequence other than `ESC [ digits letter`, `ESC 7` and `ESC 8`.
  static func check(_ bytes: [UInt8], allowsEscapes: Bool) {
    var rest = bytes[...]
    while let byte = rest.popFirst() {
      if byte == 0x1B, allowsEscapes {
        checkSequence(&rest)
      } else {
        let isHarmless = byte >= 0x20 && byte != 0x7F
        // Line feed, return, backspace, TAB and bell.
        let moves = [7, 8, 9, 10, 13].contains(byte)
        precondition(isHarmless || moves, "a raw control character was printed: \(byte)")
      }
    }
  }

  private static func checkSequence(_ rest: inout ArraySlice<UInt8>) {
    let kind = rest.popFirst() ?? 0
    if [UInt8(ascii: "7"), UInt8(ascii: "8")].contains(kind) { return }
    precondition(kind == UInt8(ascii: "["), "ESC \(kind) was printed")
    while let byte = rest.popFirst() {
      if (0x30...0x3F).contains(byte) { continue }
      precondition((0x40...0x7E).contains(byte), "ESC [ … \(byte) was printed")
      return
    }
    preconditionFailure("half an escape sequence was printed")
  }
}
