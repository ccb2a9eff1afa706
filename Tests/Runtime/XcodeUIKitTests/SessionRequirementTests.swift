import FoundationNetworking
import Testing
import XcodeUIKit

private protocol Session {
  associatedtype Task: Resumable
  func dataTask(
    with url: URL, completionHandler: @escaping (Data?, URLResponse?, (any Error)?) -> Void
  ) -> Task
  func dataTask(
    with request: URLRequest,
    completionHandler: @escaping (Data?, URLResponse?, (any Error)?) -> Void
  ) -> Task
}

private protocol Resumable { func resume() }
extension URLSessionDataTask: Resumable {}
extension URLSession: Session {}

/// An app's own protocol before the session.
@Suite struct SessionRequirementTests {
  /// Loads by any session, as an app does that is tested without a network.
  private func text(_ url: URL, by session: some Session) async -> String? {
    await withCheckedContinuation { done in
      session.dataTask(with: url) { data, _, _ in
        done.resume(returning: data.map { String(decoding: $0, as: UTF8.self) })
      }.resume()
    }
  }

  /// Answers each request with a text.
  private final class Answer: URLProtocol {
    override class func canInit(with request: URLRequest) -> Bool { true }
    override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }
    override func startLoading() {
      client?.urlProtocol(self, didLoad: Data("answer".utf8))
      client?.urlProtocolDidFinishLoading(self)
    }
    override func stopLoading() {}
  }

  @Test func `a session is one of an app's own protocol whose closures are not Sendable`()
    async throws
  {
    let configuration = URLSessionConfiguration.default
    configuration.protocolClasses = [Answer.self]
    let url = try #require(URL(string: "https://a.org/b"))
    #expect(await text(url, by: URLSession(configuration: configuration)) == "answer")
  }
}
