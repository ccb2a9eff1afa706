import FoundationNetworking
import UIKit

/// A session that takes answers from a recorded network, if there is one; the translation of an app makes it in the place
/// of each `URLSession`.
open class RecordableURLSession: URLSession, @unchecked Sendable {
  private static let ownShared = RecordableURLSession(configuration: .default)

  /// The session of apps that make none of their own.
  open override class var shared: URLSession { ownShared }

  /// Makes a session without a delegate.
  public override init(configuration: URLSessionConfiguration) {
    super.init(configuration: Self.recordable(configuration))
  }

  /// Makes a session that tells a delegate.
  public override init(
    configuration: URLSessionConfiguration, delegate: (any URLSessionDelegate)?,
    delegateQueue queue: OperationQueue?
  ) {
    super.init(
      configuration: Self.recordable(configuration), delegate: delegate, delegateQueue: queue)
  }

  private static func recordable(_ configuration: URLSessionConfiguration)
    -> URLSessionConfiguration
  {
    // A session has its configuration for itself.
    guard let own = configuration.copy() as? URLSessionConfiguration else { return configuration }
    own.protocolClasses = [RecordedURLProtocol.self] + (own.protocolClasses ?? [])
    return own
  }

  // MARK: Downloads

  // A recorded answer to a download comes as an error, from which the file is taken here; an `async` download, which cannot
  // be overridden, throws it.

  /// Downloads into a file that is there until the closure returns.
  open override func downloadTask(
    with url: URL, completionHandler: @escaping @Sendable (URL?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionDownloadTask {
    downloadTask(with: URLRequest(url: url), completionHandler: completionHandler)
  }

  /// Downloads into a file that is there until the closure returns.
  open override func downloadTask(
    with request: URLRequest,
    completionHandler: @escaping @Sendable (URL?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionDownloadTask {
    super.downloadTask(with: request) { file, response, error in
      guard let url = request.url, let (copy, answer) = Self.copy(ofAnswerIn: error) else {
        return completionHandler(file, response, error)
      }
      let size = (try? copy.resourceValues(forKeys: [.fileSizeKey]))?.fileSize ?? 0
      completionHandler(copy, RecordedURLProtocol.response(to: url, answer, length: size), nil)
      // The app may have moved it.
      try? FileManager.default.removeItem(at: copy)
    }
  }

  /// Downloads into a file that is there until the delegate has been told.
  open override func downloadTask(with url: URL) -> URLSessionDownloadTask {
    downloadTask(with: URLRequest(url: url))
  }

  /// Downloads into a file that is there until the delegate has been told.
  open override func downloadTask(with request: URLRequest) -> URLSessionDownloadTask {
    guard RecordedURLProtocol.canInit(with: request),
      let delegate = delegate as? any URLSessionDownloadDelegate
    else { return super.downloadTask(with: request) }
    let started = StartedDownload()
    let task = downloadTask(with: request) { [self] file, _, error in
      guard let task = started.task else { return }
      if let file { delegate.urlSession(self, downloadTask: task, didFinishDownloadingTo: file) }
      delegate.urlSession(self, task: task, didCompleteWithError: error)
    }
    started.task = task
    return task
  }

  /// A task for the closure that ends it; it is set before the task is resumed.
  private final class StartedDownload: @unchecked Sendable {
    weak var task: URLSessionDownloadTask?
  }

  private static func copy(
    ofAnswerIn error: (any Error)?
  ) -> (URL, UIKitRuntime.RecordedNetwork.Answer)? {
    let information = (error as? URLError)?.userInfo ?? [:]
    guard
      let answer = information[RecordedURLProtocol.answerKey]
        as? UIKitRuntime.RecordedNetwork.Answer
    else { return nil }
    let copy = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    do {
      try FileManager.default.copyItem(at: answer.file, to: copy)
      return (copy, answer)
    } catch {
      return nil
    }
  }
}
