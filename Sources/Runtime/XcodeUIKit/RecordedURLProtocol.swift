import FoundationNetworking
import UIKit

/// Loads what the files of a recorded network answer.
final class RecordedURLProtocol: URLProtocol {
  override class func canInit(with request: URLRequest) -> Bool {
    network != nil && request.url.map(UIKitRuntime.RecordedNetwork.isWeb) == true
  }

  override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

  override func startLoading() {
    guard let url = request.url, let answer = Self.network?.loggedAnswer(to: url),
      let data = try? Data(contentsOf: answer.file),
      let response = Self.response(to: url, answer, length: data.count)
    else { return fail(URLError(.notConnectedToInternet)) }
    guard !(task is URLSessionDownloadTask) else {
      // The system's session ends with a trap where a protocol of an app has loaded a download.
      return fail(URLError(.cannotCreateFile, userInfo: [Self.answerKey: answer]))
    }
    client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
    client?.urlProtocol(self, didLoad: data)
    client?.urlProtocolDidFinishLoading(self)
  }

  private func fail(_ error: URLError) { client?.urlProtocol(self, didFailWithError: error) }

  private static var network: UIKitRuntime.RecordedNetwork? { .current }

  /// The key of an answer in the error with which a download ends.
  static let answerKey = "UIKitRuntime.RecordedNetwork.Answer"

  static func response(
    to url: URL, _ answer: UIKitRuntime.RecordedNetwork.Answer, length: Int
  ) -> HTTPURLResponse? {
    HTTPURLResponse(
      url: url, statusCode: 200, httpVersion: "HTTP/1.1",
      headerFields: ["Content-Type": answer.contentType, "Content-Length": "\(length)"])
  }

  /// Nothing is under way once `startLoading()` has returned.
  override func stopLoading() {}
}
