import FoundationNetworking

// An app that puts a protocol of its own before the session, to test without a network, declares these methods as they are
// on a phone, where the closure need not be Sendable. A call takes those of Foundation.
extension URLSession {
  /// A task for the content of a URL.
  @_disfavoredOverload
  public func dataTask(
    with url: URL, completionHandler: @escaping (Data?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionDataTask {
    dataTask(with: URLRequest(url: url), completionHandler: completionHandler)
  }

  /// A task for the answer to a request.
  @_disfavoredOverload
  public func dataTask(
    with request: URLRequest,
    completionHandler: @escaping (Data?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionDataTask {
    // The session calls it once.
    nonisolated(unsafe) let completionHandler = completionHandler
    let sendable: @Sendable (Data?, URLResponse?, (any Error)?) -> Void = {
      completionHandler($0, $1, $2)
    }
    return dataTask(with: request, completionHandler: sendable)
  }
}
