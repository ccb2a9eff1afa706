import UIKit

/// The recipes by course: searched, swiped, reordered.
final class RecipeListViewController: UITableViewController {
  private let book: RecipeBook
  private let search = UISearchController(searchResultsController: nil)
  private var sections: [(course: Recipe.Course, recipes: [Recipe])] = []

  init(book: RecipeBook) {
    self.book = book
    super.init(style: .insetGrouped)
    title = "Recipes"
  }

  required init?(coder: NSCoder) { fatalError("made in code") }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(RecipeCell.self, forCellReuseIdentifier: RecipeCell.identifier)
    search.searchResultsUpdater = self
    search.searchBar.placeholder = "Search recipes"
    search.obscuresBackgroundDuringPresentation = false
    navigationItem.searchController = search
    definesPresentationContext = true
    navigationItem.leftBarButtonItem = editButtonItem
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .add, primaryAction: UIAction { [weak self] _ in self?.addRecipe() })
    navigationController?.navigationBar.prefersLargeTitles = true
    refreshControl = UIRefreshControl()
    refreshControl?.addAction(UIAction { [weak self] _ in self?.load() }, for: .valueChanged)
    load()
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    reload()
  }

  private func load() {
    Task {
      await book.load()
      refreshControl?.endRefreshing()
      reload()
    }
  }

  private func reload() {
    let text = search.searchBar.text ?? ""
    sections = Recipe.Course.allCases.compactMap { course in
      let found = book.recipes(of: course, matching: text)
      return found.isEmpty ? nil : (course, found)
    }
    tableView.reloadData()
  }

  private func addRecipe() {
    let form = NewRecipeViewController { [weak self] recipe in
      self?.book.add(recipe)
      self?.reload()
    }
    let navigation = UINavigationController(rootViewController: form)
    navigation.modalPresentationStyle = .formSheet
    present(navigation, animated: true)
  }

  // MARK: Rows

  override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].recipes.count
  }

  override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { sections[section].course.rawValue }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(
      withIdentifier: RecipeCell.identifier, for: indexPath)
    (cell as? RecipeCell)?.show(recipe(at: indexPath))
    return cell
  }

  private func recipe(at path: IndexPath) -> Recipe { sections[path.section].recipes[path.row] }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let detail = RecipeViewController(book: book, recipe: recipe(at: indexPath))
    showDetailViewController(UINavigationController(rootViewController: detail), sender: self)
  }

  // MARK: Swipes, deletion, order

  override func tableView(
    _ tableView: UITableView,
    trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let delete = UIContextualAction(style: .destructive, title: "Delete") {
      [weak self] _, _, done in
      self?.delete(at: indexPath)
      done(true)
    }
    let favorite = UIContextualAction(style: .normal, title: "Favorite") {
      [weak self] _, _, done in
      guard let self else { return done(false) }
      var recipe = recipe(at: indexPath)
      recipe.isFavorite.toggle()
      book.update(recipe)
      sections[indexPath.section].recipes[indexPath.row] = recipe
      tableView.reloadRows(at: [indexPath], with: .automatic)
      done(true)
    }
    return UISwipeActionsConfiguration(actions: [delete, favorite])
  }

  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    if editingStyle == .delete { delete(at: indexPath) }
  }

  private func delete(at path: IndexPath) {
    book.remove(sections[path.section].recipes.remove(at: path.row))
    tableView.deleteRows(at: [path], with: .automatic)
  }

  override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    true
  }

  override func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    let moved = sections[sourceIndexPath.section].recipes.remove(at: sourceIndexPath.row)
    sections[destinationIndexPath.section].recipes.insert(moved, at: destinationIndexPath.row)
    book.move(
      moved, to: sections[destinationIndexPath.section].course, at: destinationIndexPath.row)
  }
}

extension RecipeListViewController: UISearchResultsUpdating {
  func updateSearchResults(for searchController: UISearchController) { reload() }
}
