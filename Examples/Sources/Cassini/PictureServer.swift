import Foundation
import Synchronization

/// A small HTTP server on the loopback address, which has the pictures of this example.
///
/// It answers a request when it is told to, so that a script sees what an app shows meanwhile.
final class PictureServer: Sendable {
  static let shared = PictureServer()

  /// What becomes of a request.
  enum Answer: Hashable, Sendable {
    case picture
    case brokenPicture
    case hugePicture
    case status(Int)
    case halfThenClose
  }

  private struct State {
    var listener: LoopbackListener?
    var waiting: [LoopbackListener.Request] = []
    var isHolding = false
  }

  private let state = Mutex(State())
  /// Counts the requests that wait.
  private let arrivals = DispatchSemaphore(value: 0)

  /// Where a picture is; the server starts with the first question.
  func url(of name: String) -> URL? {
    startedListener().flatMap { URL(string: "http://127.0.0.1:\($0.port)/\(name)") }
  }

  /// Whether requests wait until they are answered by hand.
  func hold(_ holds: Bool) {
    state.withLock { $0.isHolding = holds }
    if !holds { while answerNext(.picture, within: 0) {} }
  }

  /// Answers the request that waits longest.
  ///
  /// - Parameters:
  ///   - answer: what it gets.
  ///   - seconds: how long to wait for one, since a request is on its way for a moment.
  /// - Returns: false if none came.
  @discardableResult
  func answerNext(_ answer: Answer, within seconds: Double = 5) -> Bool {
    guard arrivals.wait(timeout: .now() + seconds) == .success else { return false }
    let request = state.withLock { $0.waiting.removeFirst() }
    send(answer, to: request)
    return true
  }

  private func startedListener() -> LoopbackListener? {
    state.withLock { state in
      if let listener = state.listener { return listener }
      state.listener = LoopbackListener { [self] in receive($0) }
      return state.listener
    }
  }

  private func receive(_ request: LoopbackListener.Request) {
    let isHeld = state.withLock { state in
      if state.isHolding { state.waiting.append(request) }
      return state.isHolding
    }
    if isHeld {
      arrivals.signal()
    } else {
      send(.picture, to: request)
    }
  }

  private func send(_ answer: Answer, to request: LoopbackListener.Request) {
    let picture = Pictures.file(named: request.path)
    switch answer {
    case .picture: request.respond(picture == nil ? 404 : 200, picture ?? Data())
    case .brokenPicture: request.respond(200, picture?.prefix(200) ?? Data())
    case .hugePicture: request.respond(200, Pictures.headerOfHugePicture)
    case .status(let status): request.respond(status, Data())
    case .halfThenClose:
      let picture = picture ?? Data()
      request.respond(200, picture.prefix(picture.count / 2), promising: picture.count)
    }
  }
}
