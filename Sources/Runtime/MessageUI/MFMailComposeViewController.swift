import Foundation
import UIKit

/// What became of a mail.
public enum MFMailComposeResult: Int, Sendable {
  /// The person gave it up.
  case cancelled
  /// It is a draft.
  case saved
  /// It is on its way.
  case sent
  /// It could not be sent.
  case failed
}

/// Is told what became of a mail.
@preconcurrency @MainActor
public protocol MFMailComposeViewControllerDelegate: AnyObject {
  /// The person has finished.
  func mailComposeController(
    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult,
    error: (any Error)?)
}

extension MFMailComposeViewControllerDelegate {
  /// Does nothing.
  public func mailComposeController(
    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult,
    error: (any Error)?
  ) {}
}

/// Shows a mail that cannot be sent, as there is no account: an app asks `canSendMail()` first.
///
/// What the app put into it is shown; Cancel ends it. Source: Apple, MFMailComposeViewController.
@preconcurrency @MainActor
open class MFMailComposeViewController: UINavigationController {
  /// Is told that the person gave the mail up.
  open weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?
  private let page = MessagePage(fields: ["To", "Cc", "Bcc", "Subject", "File", "Text"])

  /// Whether there is an account: there is none.
  open class func canSendMail() -> Bool { false }

  /// Makes a mail.
  public convenience init() { self.init(nibName: nil, bundle: nil) }

  /// Makes a mail.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    page.cancel = { [weak self] in
      guard let self else { return }
      mailComposeDelegate?.mailComposeController(self, didFinishWith: .cancelled, error: nil)
    }
    setViewControllers([page], animated: false)
  }

  /// Makes one from a file.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Sets the subject.
  open func setSubject(_ subject: String) { page.set("Subject", subject) }
  /// Sets who gets it.
  open func setToRecipients(_ toRecipients: [String]?) { page.set("To", toRecipients) }
  /// Sets who gets a copy.
  open func setCcRecipients(_ ccRecipients: [String]?) { page.set("Cc", ccRecipients) }
  /// Sets who gets a copy that the others do not see.
  open func setBccRecipients(_ bccRecipients: [String]?) { page.set("Bcc", bccRecipients) }
  /// Sets the text.
  open func setMessageBody(_ body: String, isHTML: Bool) { page.set("Text", body) }
  /// Adds a file.
  open func addAttachmentData(_ attachment: Data, mimeType: String, fileName filename: String) {
    page.set("File", filename)
  }
}
