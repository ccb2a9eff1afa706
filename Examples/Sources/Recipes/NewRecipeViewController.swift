import UIKit

/// A form sheet for a new recipe.
final class NewRecipeViewController: UIViewController, UITextFieldDelegate {
  private let done: (Recipe) -> Void
  private let nameField = UITextField()
  private let course = UISegmentedControl(items: Recipe.Course.allCases.map(\.rawValue))

  init(done: @escaping (Recipe) -> Void) {
    self.done = done
    super.init(nibName: nil, bundle: nil)
    title = "New Recipe"
  }

  required init?(coder: NSCoder) { fatalError("made in code") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .cancel,
      primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .save, primaryAction: UIAction { [weak self] _ in self?.save() })
    nameField.borderStyle = .roundedRect
    nameField.placeholder = "Name"
    nameField.delegate = self
    course.selectedSegmentIndex = 0
    let stack = UIStackView(arrangedSubviews: [nameField, course])
    stack.axis = .vertical
    stack.spacing = UIStackView.spacingUseSystem
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(
        equalToSystemSpacingBelow: view.safeAreaLayoutGuide.topAnchor, multiplier: 1),
      stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
    ])
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    nameField.becomeFirstResponder()
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    textField.resignFirstResponder()
    return true
  }

  private func save() {
    guard let name = nameField.text, !name.isEmpty else {
      let alert = UIAlertController(
        title: "No name", message: "A recipe needs a name.", preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "OK", style: .default))
      return present(alert, animated: true)
    }
    done(
      Recipe(
        name: name, summary: "New.", course: Recipe.Course.allCases[course.selectedSegmentIndex],
        minutes: 30))
    dismiss(animated: true)
  }
}
