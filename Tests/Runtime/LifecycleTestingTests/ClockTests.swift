import Foundation
import FoundationNetworking
import LifecycleTesting
import Testing
import UIKit

/// Source: ARCHITECTURE.md "Which clock", its column of tests.
@MainActor
@Suite struct ClockTests {
  @Test func `UIKit's own time is virtual, and an app's own work does not move with it`() {
    let app = TestApplication()
    let (view, done) = (UIView(), Box())
    UIView.animate(withDuration: 3, animations: { view.alpha = 0 }) { _ in
      done.names.insert("animation")
    }
    Work.allCases.forEach { $0.begin(done) }
    app.advance(by: 600)
    #expect(done.names == ["animation"])
  }

  @Test(arguments: Work.allCases.filter { $0 != .timer })
  func `an app's own work is real, and is done while the test suspends`(work: Work) async throws {
    let (app, done) = (TestApplication(), Box())
    work.begin(done)
    #expect(done.names.isEmpty)
    try await app.perform { while done.names.isEmpty { await Task.yield() } }
    #expect(done.names == ["\(work)"])
  }

  @Test func `a Timer fires in no test, since nothing runs its run loop`() async throws {
    let (app, done) = (TestApplication(), Box())
    Work.timer.begin(done)
    // Twenty times as long as the timer's time.
    try await app.perform {
      for _ in 0..<20 {
        Work.mainQueueLater.begin(done)
        while !done.names.contains("mainQueueLater") { await Task.yield() }
        done.names.remove("mainQueueLater")
      }
    }
    #expect(done.names.isEmpty)
  }

  @Test func `a notification has been delivered when post returns`() {
    let (name, done) = (Notification.Name("ClockTests"), Box())
    let token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
      _ in MainActor.assumeIsolated { _ = done.names.insert("heard") }
    }
    NotificationCenter.default.post(name: name, object: nil)
    #expect(done.names == ["heard"])
    NotificationCenter.default.removeObserver(token)
  }

  /// What has been done.
  @MainActor
  final class Box {
    var names: Set<String> = []
  }

  /// What an app may leave to its main thread.
  enum Work: CaseIterable, Sendable {
    case timer, mainQueue, mainQueueLater, mainOperations, task, load

    @MainActor
    func begin(_ box: Box) {
      let done: @Sendable () -> Void = {
        MainActor.assumeIsolated { _ = box.names.insert("\(self)") }
      }
      switch self {
      case .timer: _ = Timer.scheduledTimer(withTimeInterval: 0.01, repeats: false) { _ in done() }
      case .mainQueue: DispatchQueue.main.async(execute: done)
      case .mainQueueLater: DispatchQueue.main.asyncAfter(deadline: .now() + 0.01, execute: done)
      case .mainOperations: OperationQueue.main.addOperation(done)
      case .task: Task { done() }
      case .load: load(done)
      }
    }

    private func load(_ done: @escaping @Sendable () -> Void) {
      let configuration = URLSessionConfiguration.ephemeral
      configuration.protocolClasses = [Answer.self]
      let session = URLSession(
        configuration: configuration, delegate: nil, delegateQueue: .main)
      guard let url = URL(string: "answer://recipes") else { return }
      session.dataTask(with: url) { data, _, _ in if data == Answer.data { done() } }.resume()
      session.finishTasksAndInvalidate()
    }
  }

  /// Answers at once what is loaded, without a network.
  private final class Answer: URLProtocol {
    static let data = Data("[]".utf8)

    override class func canInit(with request: URLRequest) -> Bool { true }
    override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

    override func startLoading() {
      guard let client, let url = request.url else { return }
      let response = URLResponse(
        url: url, mimeType: "application/json", expectedContentLength: Self.data.count,
        textEncodingName: nil)
      client.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
      client.urlProtocol(self, didLoad: Self.data)
      client.urlProtocolDidFinishLoading(self)
    }

    override func stopLoading() {}
  }
}
