import UIKit

/// An app that asks for a name and a password.
final class LoginAppDelegate: OneScreenAppDelegate {
  override func makeScreen() -> UIViewController { LoginViewController() }
}

/// Two text fields below each other.
final class LoginViewController: UIViewController, UITextFieldDelegate {
  private(set) var returns = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    for (row, name) in ["Name", "Password"].enumerated() {
      let field = UITextField(frame: CGRect(x: 0, y: CGFloat(row), width: 20, height: 1))
      field.placeholder = name
      field.accessibilityIdentifier = name.lowercased()
      field.isSecureTextEntry = name == "Password"
      field.delegate = self
      view.addSubview(field)
    }
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    returns += 1
    return true
  }
}
