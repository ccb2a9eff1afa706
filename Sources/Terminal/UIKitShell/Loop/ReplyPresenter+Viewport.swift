internal import TerminalCanvas
import UIKit

/// What of the app's screen the terminal shows.
extension ReplyPresenter {
  /// The part of the app's screen in which the focus is, or the text that is typed.
  func canvas() -> Canvas {
    let canvas = session.app.canvas()
    fitViewport(to: canvas)
    return cropped(canvas)
  }

  /// What of a picture of the screen the terminal shows.
  func cropped(_ canvas: Canvas) -> Canvas { session.output.viewport?.crop(canvas) ?? canvas }

  /// Takes the sizes of the moment, and brings into view what a person looks at.
  func fitViewport(to canvas: Canvas) {
    guard var viewport = session.output.viewport else { return }
    let app = session.app
    viewport.fit(
      ScreenSize(columns: canvas.width, rows: canvas.height),
      in: ScreenSize(columns: room.columns, rows: roomForRows(of: canvas)))
    if !viewport.showsAll {
      viewport.follow(front: app.frontIdentity)
      let place = app.placeToReveal
      viewport.reveal(place?.item, at: app.cells(of: place?.frame ?? .zero))
    }
    if viewport != session.output.viewport { session.output.viewport = viewport }
  }

  /// The rows that there is room for: all where a page leaves out enough blank ones, and where lines scroll.
  private func roomForRows(of canvas: Canvas) -> Int {
    guard mode == .page, canvas.height > room.rows else { return ScreenSize.largest }
    let used = (0..<canvas.height).count { canvas.usedColumns(ofRow: $0) > 0 }
    return used > room.rows ? room.rows : ScreenSize.largest
  }

  /// Says once that the screen is larger than what is shown, and how to see the rest.
  func viewportNotice() -> [String] {
    let screen = session.app.screenSize
    let sizes = [ScreenSize(columns: screen.columns, rows: screen.rows), room]
    guard mode != .plain, screen.columns > room.columns || screen.rows > room.rows,
      session.output.viewport?.told != sizes
    else { return [] }
    fitViewport(to: session.app.canvas())
    let keys = reportsMouse ? "arrow keys and the wheel show the rest" : "arrow keys show the rest"
    let ways = mode == .page ? keys : "scroll right shows the rest"
    return session.output.viewport?.takeNotice(of: sizes, ways: ways) ?? []
  }

  /// Moves what is shown of a screen that is larger; false if there is no more that way.
  mutating func scrollViewport(_ move: ScrollMove, by amount: Int?) -> Bool {
    guard session.output.viewport?.scroll(move, by: amount) == true else { return false }
    (lastMessage, lastKind) = ([session.output.viewport?.sentence ?? ""], .event)
    // The message changes with the screen: the page is laid out anew.
    shownCalls = -1
    return true
  }

  /// Where the screen in front lets the calls stand.
  var callRoom: CallRoom {
    switch session.navigator.screen?.placeOfCalls ?? .anywhere {
    case .anywhere: .anywhere
    case .fixed(let rect): .fixed(shown(session.app.cells(of: rect)))
    case .nowhere: .nowhere
    }
  }

  private func shown(_ region: Region) -> Region {
    guard let viewport = session.output.viewport, !viewport.showsAll else { return region }
    return viewport.shown(region)
  }

  /// Where a cell of the page is on the app's screen, in points; nil where the page shows something
  /// else.
  func place(column: Int, row: Int) -> CGPoint? {
    guard mode == .page, !page.coversScreen, page.screenRows.indices.contains(row),
      let viewport = session.output.viewport, (0..<viewport.columns).contains(column)
    else { return nil }
    return session.app.middle(
      ofColumn: viewport.column + column, row: viewport.row + page.screenRows[row])
  }
}

extension RunningApp {
  /// What a person looks at: what has the focus, or takes what is typed; its frame is in points of the screen.
  fileprivate var placeToReveal: (item: ObjectIdentifier, frame: CGRect)? {
    if focus.isShown, let item = focus.item, let frame = focus.frame {
      return (ObjectIdentifier(item), frame)
    }
    guard isTextExpected, let view = firstResponder as? UIView else { return nil }
    return (ObjectIdentifier(view), view.convert(view.bounds, to: nil))
  }
}
