import Foundation
import UIKit

/// An object whose methods and properties can be named, and which notes what is called.
@MainActor
class ExposedReceiver: UIView {
  private(set) var log: [String] = []
  weak var label: UILabel?
  var labels: [UILabel] = []
  var size: CGFloat = 0
  var count: Int? = 0
  let kind = "receiver"

  func note(_ line: String) { log.append(line) }

  /// An application that knows the class.
  static func expose(in application: UIApplication) {
    application.exposedClasses.expose(ExposedReceiver.self, as: "Receiver") {
      $0.action("plain") { (object: ExposedReceiver) in
        object.note("plain")
        return nil
      }
      $0.action("press:") { (object: ExposedReceiver, sender: UIControl) in
        object.note("press \(type(of: sender))")
        return nil
      }
      $0.action("press:event:") { (object: ExposedReceiver, sender: Any?, event: UIEvent) in
        object.note("press with event, touches: \(event.allTouches?.count ?? 0)")
        return nil
      }
      $0.action("recognize:") { (object: ExposedReceiver, sender: UITapGestureRecognizer) in
        object.note("recognize \(sender.state)")
        return nil
      }
      $0.action("choose:") { (object: ExposedReceiver, sender: UIBarButtonItem) in
        object.note("choose \(sender.title ?? "")")
        return nil
      }
      $0.action("double:") { (_: ExposedReceiver, number: Int) in 2 * number }
      $0.property("label", \ExposedReceiver.label)
      $0.property("labels", \ExposedReceiver.labels)
      $0.property("size", \ExposedReceiver.size)
      $0.property("count", \ExposedReceiver.count)
      $0.constant("kind", \ExposedReceiver.kind)
    }
  }
}
