import UIKit

/// The finished games, in sections by theme; choosing one shows its pages.
///
/// The games are read off the main actor after the screen has appeared, while an activity indicator
/// is visible; leaving the screen cancels the read.
final class GalleryViewController: UIViewController {
  let context: AppContext
  private(set) var model = GalleryModel.empty
  private let flowLayout = UICollectionViewFlowLayout()
  private lazy var collectionView = UICollectionView(
    frame: .zero, collectionViewLayout: flowLayout)
  private let indicator = UIActivityIndicatorView(style: .medium)
  private let messageLabel = UILabel(frame: .zero)
  let hint = ListHint(frame: .zero)
  private var loading: (any BackgroundWork)?
  /// The pages' data source while they are shown: a page view controller references it weakly.
  private(set) var pages: GalleryPages?

  init(context: AppContext) {
    self.context = context
    super.init(nibName: nil, bundle: nil)
    title = "Gallery"
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    flowLayout.minimumLineSpacing = 0
    flowLayout.minimumInteritemSpacing = 0
    collectionView.register(GameCell.self, forCellWithReuseIdentifier: GameCell.identifier)
    collectionView.register(
      ThemeHeaderView.self,
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: ThemeHeaderView.identifier)
    collectionView.dataSource = self
    collectionView.delegate = self
    // The message beside it says the same.
    indicator.isAccessibilityElement = false
    for subview in [collectionView, hint, indicator, messageLabel] { view.addSubview(subview) }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    load()
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    loading?.cancel()
    loading = nil
    indicator.stopAnimating()
  }

  /// The games are read again at the next visit.
  override func didReceiveMemoryWarning() {
    super.didReceiveMemoryWarning()
    guard isViewLoaded, view.window == nil else { return }
    model = .empty
    collectionView.reloadData()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let room = view.bounds.inset(by: view.safeAreaInsets)
    let line = CGSize(width: room.width, height: 1)
    if flowLayout.itemSize != line { flowLayout.itemSize = line }
    if flowLayout.headerReferenceSize != line { flowLayout.headerReferenceSize = line }
    let lines = CGFloat(model.gameCount + model.sections.count)
    hint.layOut(collectionView, height: lines, in: room, context.wording)
    indicator.frame = CGRect(x: room.minX, y: room.minY, width: 3, height: 1)
    messageLabel.frame = CGRect(
      x: room.minX + 3, y: room.minY, width: max(0, room.width - 3), height: 1)
  }

  // MARK: Loading

  private func load() {
    indicator.startAnimating()
    showMessage(model.gameCount == 0 ? "Loading finished games..." : nil)
    let store = context.environment.store
    loading = context.environment.worker.run {
      Result { () throws(StoreError) in try GalleryModel(reading: store) }
    } then: { [weak self] result in
      self?.show(result)
    }
  }

  private func show(_ result: Result<GalleryModel, StoreError>) {
    loading = nil
    indicator.stopAnimating()
    switch result {
    case .success(let model):
      self.model = model
      // A later visit shows the games that are there while they are read again.
      if message != nil {
        UIAccessibility.post(notification: .announcement, argument: announcement)
      }
      showMessage(model.gameCount == 0 ? Self.noGames : nil)
      collectionView.reloadData()
      view.setNeedsLayout()
    case .failure(let error):
      showMessage("No games: \(error.message).")
      UIAccessibility.post(notification: .announcement, argument: message)
    }
  }

  /// What is said when the games have been read.
  private var announcement: String {
    guard model.gameCount > 0 else { return Self.noGames }
    let games = GamePresenter.count(model.gameCount, "finished game")
    return "\(games). \(context.wording.opening(.listGames))."
  }

  private static let noGames = "No game has been finished yet."

  private func showMessage(_ text: String?) {
    messageLabel.text = text
    messageLabel.isHidden = text == nil
    collectionView.isHidden = text != nil
  }

  // MARK: Pages

  /// Shows the pages from the photo of a game on, over the full screen.
  func showPages(from game: Int) {
    let pages = GalleryPages(model: model, context: context)
    guard let controller = pages.makeController(startingAt: .photo(game)) else { return }
    self.pages = pages
    present(controller, animated: true)
  }

  /// The list of games, for scrolling.
  var list: UIScrollView { collectionView }

  /// The text in the place of games: loading, none, or an error.
  var message: String? { messageLabel.isHidden ? nil : messageLabel.text }
}

extension GalleryViewController: UICollectionViewDataSource {
  func numberOfSections(in collectionView: UICollectionView) -> Int { model.sections.count }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    model.sections[section].games.count
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: GameCell.identifier, for: indexPath)
    guard let gameCell = cell as? GameCell else { return cell }
    gameCell.show(
      model.sections[indexPath.section].games[indexPath.item].game,
      number: model.index(section: indexPath.section, item: indexPath.item) + 1)
    gameCell.onPress = { [weak collectionView] in _ = collectionView?.tapItem(at: indexPath) }
    return gameCell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: ThemeHeaderView.identifier, for: indexPath)
    (view as? ThemeHeaderView)?.show(model.sections[indexPath.section])
    return view
  }
}

extension GalleryViewController: UICollectionViewDelegate {
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.deselectItem(at: indexPath, animated: false)
    showPages(from: model.index(section: indexPath.section, item: indexPath.item))
  }
}
