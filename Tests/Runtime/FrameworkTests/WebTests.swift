import FoundationNetworking
import MessageUI
import Testing
import UIKit
import WebKit

/// Pages and mails.
@MainActor @Suite struct WebTests {
  private final class Reader: WKNavigationDelegate {
    var calls: [String] = []
    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
      calls.append("finished \(webView.title ?? "")")
    }
    func webView(
      _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!,
      withError error: any Error
    ) {
      calls.append("failed \((error as? URLError)?.code == .notConnectedToInternet)")
    }
  }

  @Test func `a page of the app is its text, and one of the web fails`() throws {
    let world = World()
    let (page, reader) = (WKWebView(frame: .zero), Reader())
    page.navigationDelegate = reader
    page.loadHTMLString(
      "<html><title>Tea &amp; cake</title><style>p {}</style><p>One <b>cup</b><br>of tea</html>",
      baseURL: nil)
    world.wait()
    #expect(reader.calls == ["finished Tea & cake"])
    #expect((page.subviews.first as? UITextView)?.text == "One cup\nof tea")
    let url = try #require(URL(string: "https://example.org/a"))
    page.load(URLRequest(url: url))
    world.wait()
    #expect(reader.calls.last == "failed true")
    #expect(!page.isLoading)
  }

  @Test func `no mail can be sent, and Cancel says so`() throws {
    let world = World()
    defer { withExtendedLifetime(world) {} }
    #expect(!MFMailComposeViewController.canSendMail())
    final class Writer: MFMailComposeViewControllerDelegate {
      var results: [MFMailComposeResult] = []
      func mailComposeController(
        _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult,
        error: (any Error)?
      ) { results.append(result) }
    }
    let (mail, writer) = (MFMailComposeViewController(), Writer())
    mail.mailComposeDelegate = writer
    mail.setToRecipients(["a@example.org"])
    mail.setSubject("Tea")
    let page = try #require(mail.viewControllers.first)
    #expect(
      page.view.subviews.compactMap { ($0 as? UITextView)?.text } == [
        "To: a@example.org\nSubject: Tea"
      ])
    let cancel = try #require(page.navigationItem.leftBarButtonItem?.primaryAction)
    cancel.perform(sender: nil)
    #expect(writer.results == [.cancelled])
  }

  @Test func `no text message can be sent, and Cancel says so`() throws {
    let world = World()
    defer { withExtendedLifetime(world) {} }
    #expect(!MFMessageComposeViewController.canSendText())
    final class Writer: MFMessageComposeViewControllerDelegate {
      var results: [MessageComposeResult] = []
      func messageComposeViewController(
        _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult
      ) { results.append(result) }
    }
    let (message, writer) = (MFMessageComposeViewController(), Writer())
    message.messageComposeDelegate = writer
    message.body = "Tea?"
    message.recipients = ["1", "2"]
    let page = try #require(message.viewControllers.first)
    #expect(
      page.view.subviews.compactMap { ($0 as? UITextView)?.text } == ["To: 1, 2\nText: Tea?"])
    try #require(page.navigationItem.leftBarButtonItem?.primaryAction).perform(sender: nil)
    #expect(writer.results == [.cancelled])
  }
}
