import UIKit

/// An app with a slider, a picker and a timer on one tab, and a list that is searched and refreshed on
/// another.
final class MixerAppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let songs = UINavigationController(rootViewController: SongsViewController())
    // A tab is named before its controller has loaded its view.
    songs.tabBarItem.title = "Songs"
    let tabs = UITabBarController()
    tabs.viewControllers = [MixerViewController(), songs]
    window = UIWindow(frame: application.screen.bounds)
    window?.rootViewController = tabs
    window?.makeKeyAndVisible()
    return true
  }
}

/// A volume, a source and a duration.
final class MixerViewController: UIViewController, UIPickerViewDataSource, UIPickerViewDelegate {
  let volume = UISlider(frame: CGRect(x: 0, y: 0, width: 21, height: 1))
  let source = UIPickerView(frame: CGRect(x: 0, y: 2, width: 20, height: 5))
  let timer = UIDatePicker(frame: CGRect(x: 0, y: 8, width: 20, height: 1))
  private let sources = ["Radio", "Record", "Tape"]
  private(set) var changes: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Mixer"
    volume.accessibilityLabel = "Volume"
    volume.maximumValue = 10
    source.accessibilityLabel = "Source"
    source.dataSource = self
    source.delegate = self
    timer.accessibilityLabel = "Timer"
    timer.datePickerMode = .countDownTimer
    volume.addAction(
      UIAction { [weak self] _ in self?.changes.append("volume") }, for: .valueChanged)
    for part in [volume, source, timer] { view.addSubview(part) }
  }

  func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    sources.count
  }

  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? { sources[row] }

  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    changes.append(sources[row])
  }
}

/// A list of songs: a search leaves those that contain the text, a pull adds one.
final class SongsViewController: UITableViewController, UISearchResultsUpdating {
  private var songs = ["Alouette", "Ballad", "Canon"]
  private var shown: [String] = []
  private let search = UISearchController(searchResultsController: nil)

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Songs"
    shown = songs
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "song")
    search.searchResultsUpdater = self
    search.searchBar.placeholder = "Find"
    navigationItem.searchController = search
    let refresh = UIRefreshControl()
    refresh.addAction(
      UIAction { [weak self, weak refresh] _ in
        self?.songs.append("Duet")
        self?.reload()
        refresh?.endRefreshing()
      }, for: .valueChanged)
    refreshControl = refresh
  }

  func updateSearchResults(for searchController: UISearchController) { reload() }

  private func reload() {
    let text = search.searchBar.text ?? ""
    shown = songs.filter { text.isEmpty || $0.lowercased().contains(text.lowercased()) }
    tableView.reloadData()
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    shown.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "song", for: indexPath)
    cell.textLabel?.text = shown[indexPath.row]
    return cell
  }
}
