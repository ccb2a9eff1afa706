import Foundation
import UIKit

/// What became of a message.
public enum MessageComposeResult: Int, Sendable {
  /// The person gave it up.
  case cancelled
  /// It is on its way.
  case sent
  /// It could not be sent.
  case failed
}

/// Is told what became of a message.
///
/// Source: Apple, MFMessageComposeViewControllerDelegate.
@preconcurrency @MainActor
public protocol MFMessageComposeViewControllerDelegate: AnyObject {
  /// The person has finished.
  func messageComposeViewController(
    _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult)
}

/// Shows a text message that cannot be sent, as there is no telephone: an app asks `canSendText()` first.
///
/// What the app put into it is shown; Cancel ends it. Source: Apple, MFMessageComposeViewController.
@preconcurrency @MainActor
open class MFMessageComposeViewController: UINavigationController {
  /// Is told that the person gave the message up.
  open weak var messageComposeDelegate: (any MFMessageComposeViewControllerDelegate)?
  /// Who gets it.
  open var recipients: [String]? { didSet { page.set("To", recipients) } }
  /// The subject.
  open var subject: String? { didSet { page.set("Subject", subject ?? "") } }
  /// The text.
  open var body: String? { didSet { page.set("Text", body ?? "") } }
  private let page = MessagePage(fields: ["To", "Subject", "Text"])

  /// Whether a message can be sent: it cannot.
  open class func canSendText() -> Bool { false }
  /// Whether a message can have a subject: it cannot.
  open class func canSendSubject() -> Bool { false }
  /// Whether a message can have a file: it cannot.
  open class func canSendAttachments() -> Bool { false }

  /// Makes a message.
  public convenience init() { self.init(nibName: nil, bundle: nil) }

  /// Makes a message.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    page.cancel = { [weak self] in
      guard let self else { return }
      messageComposeDelegate?.messageComposeViewController(self, didFinishWith: .cancelled)
    }
    setViewControllers([page], animated: false)
  }

  /// Makes one from a file.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}
