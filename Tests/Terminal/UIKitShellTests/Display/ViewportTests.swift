import TerminalCanvas
import Testing
import UIKit

@testable import UIKitShell

/// A screen that is larger than the terminal is seen in parts.
@MainActor @Suite struct ViewportTests {
  private func viewport() -> Viewport {
    var viewport = Viewport()
    viewport.fit(ScreenSize(columns: 49, rows: 53), in: ScreenSize(columns: 40, rows: 20))
    return viewport
  }

  @Test func `it moves by cells or most of what is shown, as far as the screen goes`() {
    var viewport = viewport()
    #expect(viewport.sentence == "Rows 1 to 20 of 53, columns 1 to 40 of 49.")
    #expect(!viewport.scroll(.up) && !viewport.scroll(.left, by: 1))
    #expect(viewport.scroll(.down) && viewport.row == 15)
    #expect(viewport.scroll(.down, by: 3) && viewport.row == 18)
    #expect(viewport.scroll(.end) && viewport.row == 33 && !viewport.scroll(.down))
    #expect(viewport.scroll(.right) && viewport.column == 9 && !viewport.scroll(.right, by: 1))
    #expect(viewport.sentence == "Rows 34 to 53 of 53, columns 10 to 49 of 49.")
    #expect(viewport.scroll(.top) && (viewport.column, viewport.row) == (0, 0))
  }

  @Test func `a larger terminal shows what comes before, and nothing beyond the end`() {
    var viewport = viewport()
    _ = viewport.scroll(.end)
    viewport.fit(ScreenSize(columns: 49, rows: 53), in: ScreenSize(columns: 60, rows: 30))
    #expect((viewport.row, viewport.rows, viewport.columns) == (23, 30, 49) && !viewport.showsAll)
    viewport.fit(ScreenSize(columns: 49, rows: 53), in: ScreenSize(columns: 60, rows: 53))
    #expect(viewport.row == 0 && viewport.showsAll)
  }

  @Test func `what has the focus comes into view once, and its first cells if it is too large`() {
    var viewport = viewport()
    let (button, field) = (UIView(), UIView())
    let place = Region(column: 30, row: 30, width: 15, height: 2)
    viewport.reveal(ObjectIdentifier(button), at: place)
    #expect((viewport.column, viewport.row) == (5, 12))
    _ = viewport.scroll(.top)
    viewport.reveal(ObjectIdentifier(button), at: place)
    #expect(viewport.row == 0)
    viewport.reveal(
      ObjectIdentifier(field), at: Region(column: 0, row: 25, width: 49, height: 28))
    #expect((viewport.column, viewport.row) == (0, 25))
    viewport.follow(front: ObjectIdentifier(field))
    #expect(viewport.row == 0)
  }

  @Test func `half of a wide glyph at an edge is a blank`() {
    var viewport = viewport()
    var screen = Canvas(width: 49, height: 53)
    screen.draw("😀b", column: 8, row: 33)
    _ = viewport.scroll(.end)
    _ = viewport.scroll(.right)
    #expect(viewport.crop(screen).lines(ascii: false).first == " b")
  }

  @Test func `all sizes: what is shown lies on the screen, and what is revealed in what is shown`()
  {
    for (columns, rows) in [(1, 1), (7, 3), (49, 53), (60, 60)] {
      for start in 0..<53 {
        var viewport = viewport()
        viewport.fit(
          ScreenSize(columns: 49, rows: 53), in: ScreenSize(columns: columns, rows: rows))
        viewport.reveal(
          ObjectIdentifier(UIView.self),
          at: Region(column: start % 49, row: start, width: 1, height: 1))
        #expect((viewport.row..<viewport.row + viewport.rows).contains(start))
        #expect((viewport.column..<viewport.column + viewport.columns).contains(start % 49))
        #expect(viewport.row + viewport.rows <= 53 && viewport.column + viewport.columns <= 49)
      }
    }
  }
}

/// A phone's screen on a terminal of 40x16.
@MainActor @Suite struct PhoneOnTerminalTests {
  /// A button at the top and one at the bottom, and no blank row.
  private final class Phone: UIViewController {
    var presses: [String] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      title = "Phone"
      for row in 0..<53 {
        let label = UILabel(frame: CGRect(x: 0, y: row * 16, width: 40, height: 16))
        label.text = "\(row)"
        view.addSubview(label)
      }
      for (name, y) in [("First", 80.0), ("Last", 800)] {
        let button = UIButton(
          frame: CGRect(x: 200, y: y, width: 160, height: 16),
          primaryAction: UIAction(title: name) { [weak self] _ in self?.presses.append(name) })
        view.addSubview(button)
      }
    }
  }

  private final class PhoneAppDelegate: OneScreenAppDelegate {
    let phone: Phone
    init(_ phone: Phone) { self.phone = phone }
    override func makeScreen() -> UIViewController { phone }
  }

  private let phone = Phone()
  private let session: PaintSession
  private let repl: REPL

  init() throws {
    let phone = phone
    session = try PaintSession(mode: .typed, makeApp: { PhoneAppDelegate(phone) }) {
      $0.makeScreen = { SessionScreen.phone.make() }
      $0.settings.shell.draw = .page
      $0.settings.shell.log = .off
      $0.settings.shell.motion = .off
    }
    var options = REPL.Options(
      size: ScreenSize(columns: 40, rows: 16), control: .alternateScreen)
    options.screen = ScreenSize(columns: 49, rows: 53)
    repl = REPL(session: session.session, options: options)
  }

  private func shown(_ input: LineInput) -> String { repl.receive(input).withoutFrames.output }

  /// What is written for a line, where lines scroll, as if none were wrapped.
  private func said(_ line: String) -> String { shown(.line(line)).replacing("\n", with: " ") }

  @Test func `it says what is shown, keeps its size, and follows the focus`() throws {
    defer { SessionScreen.leave() }
    let start = repl.start().withoutFrames.output
    #expect(start.contains("The screen is 49x53, and 40x11 of it"))
    #expect(
      !start.contains("\u{1B}[17;") && phone.view.bounds.size == CGSize(width: 390, height: 844))
    _ = shown(.key(.next))
    #expect(session.session.output.viewport?.row == 0)
    _ = shown(.key(.down))
    #expect(session.session.output.viewport?.row == 40)
    _ = shown(.key(.use))
    #expect(phone.presses == ["Last"])
  }

  @Test
  func `where lines scroll the columns that do not fit come by scroll, and none in plain mode`() {
    defer { SessionScreen.leave() }
    _ = repl.start()
    let lines = said("set draw scroll")
    #expect(lines.contains("40x53 of it have room here: scroll right shows the rest."))
    #expect(said("scroll right").contains("columns 10 to 49 of 49."))
    _ = said("set draw plain")
    #expect(said("scroll left").contains("there is nothing to scroll on Phone"))
    _ = said("set draw scroll")
    _ = shown(.resize(columns: 60, rows: 16))
    #expect(said("scroll left").contains("there is nothing to scroll on Phone"))
  }

  @Test func `keys, the wheel and scroll move what is shown, and a click meets what is seen`()
    throws
  {
    defer { SessionScreen.leave() }
    _ = repl.start()
    #expect(shown(.key(.pageDown)).contains("Rows 9 to 19 of 53, columns 1 to 40 of"))
    _ = shown(.line("scroll end"))
    #expect(session.session.output.viewport?.row == 42)
    _ = shown(.mouse(MouseEvent(.wheelUp, column: 3, row: 3)))
    #expect(session.session.output.viewport?.row == 39)
    _ = shown(.mouse(MouseEvent(.wheelDown, column: 3, row: 3)))
    _ = shown(.mouse(MouseEvent(.press, column: 30, row: 8)))
    _ = shown(.mouse(MouseEvent(.release, column: 30, row: 8)))
    #expect(phone.presses == ["Last"])
    #expect(shown(.resize(columns: 60, rows: 60)).contains("Fir"))
    #expect(session.session.output.viewport?.showsAll == true)
    #expect(phone.view.bounds.size == CGSize(width: 390, height: 844))
  }
}
