import UIKit

/// A screen that shows a message as the app has filled it in; it cannot be sent, only given up.
@MainActor
final class MessagePage: UIViewController {
  /// What Cancel does.
  var cancel: () -> Void = {}
  private let fields: [String]
  private var values: [String: String] = [:]
  private let text = UITextView(frame: .zero)

  /// Makes a screen with fields in the order in which they are shown.
  init(fields: [String]) {
    self.fields = fields
    super.init(nibName: nil, bundle: nil)
    title = "New Message"
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.cancel() })
  }

  required init?(coder: NSCoder) {
    fields = []
    super.init(coder: coder)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    text.isEditable = false
    text.frame = view.bounds
    text.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(text)
  }

  /// Fills a field in.
  func set(_ field: String, _ values: [String]?) {
    set(field, values?.joined(separator: ", ") ?? "")
  }

  /// Fills a field in.
  func set(_ field: String, _ value: String) {
    values[field] = value
    text.text = fields.compactMap { name in values[name].map { "\(name): \($0)" } }
      .joined(separator: "\n")
  }
}
