import FoundationNetworking
import Synchronization
import Testing
import WebKit
import XcodeUIKit

/// Source: UIKitRuntime.RecordedNetwork.
@MainActor @Suite(.serialized) struct RecordedNetworkTests {
  /// A folder of answers, which is removed with the test.
  private final class Answers {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)

    init(_ files: [String: String]) throws {
      for (path, text) in files {
        let file = folder.appendingPathComponent(path)
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
      }
    }

    var network: UIKitRuntime.RecordedNetwork { .init(in: folder) }

    /// The answer to a URL, as a path below the folder.
    func path(_ url: String) throws -> String? {
      try network.answer(to: #require(URL(string: url))).map {
        String($0.file.path.dropFirst(folder.path.count + 1))
      }
    }

    deinit { try? FileManager.default.removeItem(at: folder) }
  }

  @Test func `an answer is the file of the host and the path, before that one of the query`() throws
  {
    let answers = try Answers([
      "a.org/v1/cats.json": "", "a.org/v1/cats?page=2.json": "", "a.org/index.html": "",
      "a.org/v1/index.txt": "", "a.org/cat.jpg": "",
    ])
    #expect(try answers.path("https://a.org/v1/cats") == "a.org/v1/cats.json")
    #expect(try answers.path("https://a.org/v1/cats?page=2") == "a.org/v1/cats?page=2.json")
    #expect(try answers.path("https://a.org/v1/cats?page=3") == "a.org/v1/cats.json")
    #expect(try answers.path("http://A.org") == "a.org/index.html")
    #expect(try answers.path("https://a.org/v1/") == "a.org/v1/index.txt")
    #expect(try answers.path("https://a.org/cat.jpg") == "a.org/cat.jpg")
    #expect(try answers.path("https://a.org/v1/dogs") == nil)
    #expect(try answers.path("https://b.org/v1/cats") == nil)
    #expect(try answers.path("file:///a.org/v1/cats") == nil)
  }

  @Test func `no request leads out of the folder, and a folder is no answer`() throws {
    let answers = try Answers(["a.org/cats.json": "", "b.org/secret.txt": ""])
    #expect(try answers.path("https://a.org/../b.org/secret.txt") == nil)
    #expect(try answers.path("https://a.org/%2e%2e/b.org/secret.txt") == nil)
    #expect(try answers.path("https://a.org/..%2Fb.org/secret.txt") == nil)
    #expect(try answers.path("https://../b.org/secret.txt") == nil)
    #expect(try answers.path("https://a.org/cats.json/more") == nil)
    let parent = try Answers(["a.org/cats/index.txt": ""])
    #expect(try parent.path("https://a.org/cats") == nil)
  }

  @Test func `the folder is named by its whole path`() {
    #expect(UIKitRuntime.RecordedNetwork(environment: [:]) == nil)
    #expect(UIKitRuntime.RecordedNetwork(environment: ["UIKIT_NETWORK": "answers"]) == nil)
    #expect(UIKitRuntime.RecordedNetwork(environment: ["UIKIT_NETWORK": "/answers"]) != nil)
  }

  @Test func `sessions of each kind load recorded answers, and fail as without a connection`()
    async throws
  {
    let answers = try Answers(["a.org/cats.json": "[1]"])
    UIKitRuntime.RecordedNetwork.current = answers.network
    defer { UIKitRuntime.RecordedNetwork.current = nil }
    let (there, missing) = (
      try #require(URL(string: "https://a.org/cats?key=7")),
      try #require(URL(string: "https://a.org/dogs"))
    )
    for session in [RecordableURLSession.shared, RecordableURLSession(configuration: .ephemeral)] {
      let (data, response) = try await session.data(from: there)
      #expect(String(decoding: data, as: UTF8.self) == "[1]")
      let http = try #require(response as? HTTPURLResponse)
      #expect(http.statusCode == 200 && http.mimeType == "application/json")
      await #expect(throws: URLError.self) { try await session.data(from: missing) }
      let text = await withCheckedContinuation { continuation in
        session.downloadTask(with: there) { file, response, error in
          let text = file.flatMap { try? String(contentsOf: $0, encoding: .utf8) }
          continuation.resume(returning: error == nil && response != nil ? text : nil)
        }.resume()
      }
      #expect(text == "[1]")
      let error = await #expect(throws: URLError.self) { try await session.download(from: there) }
      #expect(error?.code == .cannotCreateFile)
    }
    #expect(try String(contentsOf: UIKitRuntime.recorded(there), encoding: .utf8) == "[1]")
    #expect(UIKitRuntime.recorded(missing) == missing)
  }

  @Test func `pages of a recorded network are shown, and those before and after them again`() throws
  {
    let scheduler = UIKitRuntime.SteppedScheduler()
    UIApplication.replaceShared(with: UIApplication(scheduler: scheduler))
    let answers = try Answers([
      "a.org/one.html": "<title>one</title>", "a.org/two.html": "<title>two</title>",
      "a.org/three.html": "<title>three</title>",
    ])
    UIKitRuntime.RecordedNetwork.current = answers.network
    defer { UIKitRuntime.RecordedNetwork.current = nil }
    let page = WKWebView(frame: .zero)
    var titles: [String] = []
    func show(_ go: () -> WKNavigation?) {
      let navigation = go()
      scheduler.runUntilIdle()
      titles.append(navigation == nil ? "nowhere" : page.title ?? "none")
    }
    for name in ["one", "two", "none"] {
      let url = try #require(URL(string: "https://a.org/\(name)"))
      show { page.load(URLRequest(url: url)) }
    }
    #expect(page.canGoBack && !page.canGoForward)
    show { page.goBack() }
    show { page.goBack() }
    #expect(!page.canGoBack && page.canGoForward)
    show { page.goForward() }
    show { page.goBack() }
    let third = try #require(URL(string: "https://a.org/three"))
    show { page.load(URLRequest(url: third)) }
    show { page.goForward() }
    show { page.goBack() }
    #expect(
      titles == ["one", "two", "two", "one", "nowhere", "two", "one", "three", "nowhere", "one"])
  }

  @Test func `a delegate is told of the file of a download, then of its end`() async throws {
    final class Receiver: NSObject, URLSessionDownloadDelegate {
      let lines = Mutex<[String]>([])
      let (ends, end) = AsyncStream<Void>.makeStream()

      func urlSession(
        _ session: URLSession, downloadTask: URLSessionDownloadTask,
        didFinishDownloadingTo location: URL
      ) {
        let text = try? String(contentsOf: location, encoding: .utf8)
        lines.withLock { $0.append("file \(text ?? "?")") }
      }

      func urlSession(
        _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
      ) {
        lines.withLock { $0.append("end \((error as? URLError)?.code.rawValue ?? 0)") }
        end.yield()
      }
    }
    let answers = try Answers(["a.org/cats.json": "[1]"])
    UIKitRuntime.RecordedNetwork.current = answers.network
    defer { UIKitRuntime.RecordedNetwork.current = nil }
    let receiver = Receiver()
    let session = RecordableURLSession(
      configuration: .default, delegate: receiver, delegateQueue: nil)
    var ends = receiver.ends.makeAsyncIterator()
    for path in ["cats", "dogs"] {
      session.downloadTask(with: try #require(URL(string: "https://a.org/\(path)"))).resume()
      await ends.next()
    }
    #expect(receiver.lines.withLock { $0 } == ["file [1]", "end 0", "end -1009"])
    session.invalidateAndCancel()
  }
}
