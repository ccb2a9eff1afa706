import UIKit

/// A recipe as a form: favourite, servings, notes that grow while one writes.
final class RecipeViewController: UIViewController {
  private let book: RecipeBook
  private var recipe: Recipe
  private let servingsLabel = UILabel()
  private let notes = UITextView()

  init(book: RecipeBook, recipe: Recipe) {
    self.book = book
    self.recipe = recipe
    super.init(nibName: nil, bundle: nil)
    title = recipe.name
  }

  required init?(coder: NSCoder) { fatalError("made in code") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    navigationItem.largeTitleDisplayMode = .never
    navigationItem.prompt = recipe.course.rawValue
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .action, primaryAction: UIAction { [weak self] _ in self?.share() })
    let stack = UIStackView(arrangedSubviews: [
      makeSummary(), makeFavoriteRow(), makeServingsRow(), makeNotes(), makeCookButton(),
    ])
    stack.axis = .vertical
    stack.spacing = UIStackView.spacingUseSystem
    stack.translatesAutoresizingMaskIntoConstraints = false
    let scroll = UIScrollView()
    scroll.translatesAutoresizingMaskIntoConstraints = false
    scroll.addSubview(stack)
    view.addSubview(scroll)
    NSLayoutConstraint.activate([
      scroll.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      scroll.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      scroll.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
      scroll.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
      stack.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor),
      stack.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: scroll.contentLayoutGuide.trailingAnchor),
      stack.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor),
      stack.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
    ])
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    recipe.notes = notes.text
    book.update(recipe)
  }

  // MARK: Rows

  private func makeSummary() -> UIView {
    let label = UILabel()
    label.text = recipe.summary
    label.numberOfLines = 0
    return label
  }

  private func makeRow(_ title: String, _ control: UIView) -> UIView {
    let label = UILabel()
    label.text = title
    let row = UIStackView(arrangedSubviews: [label, control])
    row.alignment = .center
    row.spacing = UIStackView.spacingUseSystem
    return row
  }

  private func makeFavoriteRow() -> UIView {
    let favorite = UISwitch()
    favorite.accessibilityLabel = "Favorite"
    favorite.isOn = recipe.isFavorite
    favorite.addAction(
      UIAction { [weak self, weak favorite] _ in
        self?.recipe.isFavorite = favorite?.isOn ?? false
      }, for: .valueChanged)
    return makeRow("Favorite", favorite)
  }

  private func makeServingsRow() -> UIView {
    let stepper = UIStepper()
    stepper.accessibilityLabel = "Servings"
    stepper.minimumValue = 1
    stepper.maximumValue = 12
    stepper.value = Double(recipe.servings)
    stepper.addAction(
      UIAction { [weak self, weak stepper] _ in
        self?.recipe.servings = Int(stepper?.value ?? 2)
        self?.showServings()
      }, for: .valueChanged)
    showServings()
    let row = makeRow("", stepper) as? UIStackView
    row?.insertArrangedSubview(servingsLabel, at: 0)
    return row ?? UIView()
  }

  private func showServings() {
    servingsLabel.text = "Serves \(recipe.servings)"
  }

  private func makeNotes() -> UIView {
    notes.isScrollEnabled = false
    notes.font = .preferredFont(forTextStyle: .body)
    notes.text = recipe.notes.isEmpty ? "Notes" : recipe.notes
    notes.layer.borderWidth = 1
    notes.accessibilityLabel = "Notes"
    return notes
  }

  private func makeCookButton() -> UIView {
    UIButton(
      type: .system,
      primaryAction: UIAction(title: "Cook") { [weak self] _ in self?.cook() })
  }

  // MARK: Sheets

  private func share() {
    let sheet = UIAlertController(title: recipe.name, message: nil, preferredStyle: .actionSheet)
    sheet.addAction(UIAlertAction(title: "Copy", style: .default))
    sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    sheet.popoverPresentationController?.barButtonItem = navigationItem.rightBarButtonItem
    present(sheet, animated: true)
  }

  private func cook() {
    let timer = TimerViewController()
    timer.seconds = recipe.minutes * 60
    present(UINavigationController(rootViewController: timer), animated: true)
  }
}
