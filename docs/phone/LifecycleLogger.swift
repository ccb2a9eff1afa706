//  LifecycleLogger.swift
//
//  Drop this file into an app and let its controllers inherit from the classes below instead of UIKit's:
//  each lifecycle call is then printed as a line of JSON that `concentration trace` reads. Run the app, copy
//  the console's text into a file, and call
//
//      concentration trace check phone.txt
//      concentration trace diff phone.txt ours.jsonl
//
//  An override calls `super` first. Other lines of the console do no harm. The fields are those of
//  docs/TRACE.md. It needs Swift 5.10 and iOS 13; no phone has run it yet: it is compiled and tested on Linux.

import UIKit

/// The identity of a controller in the log, and the writer of its lines.
final class LifecycleLog {
  /// Where lines go; set it to write them to a file.
  nonisolated(unsafe) static var write: (String) -> Void = { print($0) }

  nonisolated(unsafe) private static var counts: [String: Int] = [:]
  private static let start = ProcessInfo.processInfo.systemUptime

  let name: String
  /// The number among those of this name, in the order of their first calls.
  let ordinal: Int

  init(of controller: UIViewController) {
    var name = "\(type(of: controller))"
    for ending in ["ViewController", "Controller"]
    where name.hasSuffix(ending) && name != ending && !name.hasPrefix("UI") {
      name.removeLast(ending.count)
      break
    }
    self.name = name
    ordinal = Self.counts[name, default: 0] + 1
    Self.counts[name] = ordinal
  }

  // A controller releases its log when it is deallocated.
  deinit { call("deinit") }

  func call(_ call: String, _ fields: [String: Any] = [:]) {
    var line = fields
    line["controller"] = name
    line["ordinal"] = ordinal
    line["call"] = call
    // Read first: the first reading makes it.
    let start = Self.start
    line["time"] = Int((ProcessInfo.processInfo.systemUptime - start) * 1_000_000_000)
    guard let data = try? JSONSerialization.data(withJSONObject: line, options: .sortedKeys) else {
      return
    }
    Self.write(String(decoding: data, as: UTF8.self))
  }

  func call(_ call: String, animated: Bool) { self.call(call, ["animated": animated]) }

  func call(_ call: String, _ size: CGSize) {
    self.call(call, ["width": Double(size.width), "height": Double(size.height)])
  }

  @MainActor func call(_ call: String, toParent parent: UIViewController?) {
    guard let parent else { return self.call(call, ["parent": NSNull()]) }
    // The number of a parent that is not logged is unknown, and so is the parent then.
    guard let log = (parent as? any LoggedController)?.log else { return self.call(call) }
    self.call(call, ["parent": log.name, "parentOrdinal": log.ordinal])
  }
}

/// A controller that writes its calls.
@MainActor protocol LoggedController: UIViewController {
  var log: LifecycleLog { get }
}

/// A plain controller.
class LoggedViewController: UIViewController, LoggedController {
  private(set) lazy var log = LifecycleLog(of: self)

  override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
    log.call("init(nibName:bundle:)")
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    log.call("init(coder:)")
  }

  override func awakeFromNib() {
    log.call("awakeFromNib")
    super.awakeFromNib()
  }

  override func loadView() {
    log.call("loadView")
    super.loadView()
  }

  override func viewDidLoad() {
    log.call("viewDidLoad")
    super.viewDidLoad()
  }

  override func viewWillAppear(_ animated: Bool) {
    log.call("viewWillAppear", animated: animated)
    super.viewWillAppear(animated)
  }

  override func viewIsAppearing(_ animated: Bool) {
    log.call("viewIsAppearing", animated: animated)
    super.viewIsAppearing(animated)
  }

  override func viewDidAppear(_ animated: Bool) {
    log.call("viewDidAppear", animated: animated)
    super.viewDidAppear(animated)
  }

  override func viewWillDisappear(_ animated: Bool) {
    log.call("viewWillDisappear", animated: animated)
    super.viewWillDisappear(animated)
  }

  override func viewDidDisappear(_ animated: Bool) {
    log.call("viewDidDisappear", animated: animated)
    super.viewDidDisappear(animated)
  }

  override func viewWillLayoutSubviews() {
    log.call("viewWillLayoutSubviews", view.bounds.size)
    super.viewWillLayoutSubviews()
  }

  override func viewDidLayoutSubviews() {
    log.call("viewDidLayoutSubviews", view.bounds.size)
    super.viewDidLayoutSubviews()
  }

  override func viewSafeAreaInsetsDidChange() {
    log.call("viewSafeAreaInsetsDidChange")
    super.viewSafeAreaInsetsDidChange()
  }

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    log.call("viewWillTransition", size)
    super.viewWillTransition(to: size, with: coordinator)
  }

  override func didReceiveMemoryWarning() {
    log.call("didReceiveMemoryWarning")
    super.didReceiveMemoryWarning()
  }

  override func willMove(toParent parent: UIViewController?) {
    log.call("willMove", toParent: parent)
    super.willMove(toParent: parent)
  }

  override func didMove(toParent parent: UIViewController?) {
    log.call("didMove", toParent: parent)
    super.didMove(toParent: parent)
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    log.call("prepare", ["segue": segue.identifier ?? ""])
    super.prepare(for: segue, sender: sender)
  }
}

/// The same for a table; the initializers are inherited and not logged.
class LoggedTableViewController: UITableViewController, LoggedController {
  private(set) lazy var log = LifecycleLog(of: self)

  override func loadView() {
    log.call("loadView")
    super.loadView()
  }

  override func viewDidLoad() {
    log.call("viewDidLoad")
    super.viewDidLoad()
  }

  override func viewWillAppear(_ animated: Bool) {
    log.call("viewWillAppear", animated: animated)
    super.viewWillAppear(animated)
  }

  override func viewIsAppearing(_ animated: Bool) {
    log.call("viewIsAppearing", animated: animated)
    super.viewIsAppearing(animated)
  }

  override func viewDidAppear(_ animated: Bool) {
    log.call("viewDidAppear", animated: animated)
    super.viewDidAppear(animated)
  }

  override func viewWillDisappear(_ animated: Bool) {
    log.call("viewWillDisappear", animated: animated)
    super.viewWillDisappear(animated)
  }

  override func viewDidDisappear(_ animated: Bool) {
    log.call("viewDidDisappear", animated: animated)
    super.viewDidDisappear(animated)
  }

  override func viewWillLayoutSubviews() {
    log.call("viewWillLayoutSubviews", view.bounds.size)
    super.viewWillLayoutSubviews()
  }

  override func viewDidLayoutSubviews() {
    log.call("viewDidLayoutSubviews", view.bounds.size)
    super.viewDidLayoutSubviews()
  }

  override func viewSafeAreaInsetsDidChange() {
    log.call("viewSafeAreaInsetsDidChange")
    super.viewSafeAreaInsetsDidChange()
  }

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    log.call("viewWillTransition", size)
    super.viewWillTransition(to: size, with: coordinator)
  }

  override func didReceiveMemoryWarning() {
    log.call("didReceiveMemoryWarning")
    super.didReceiveMemoryWarning()
  }

  override func willMove(toParent parent: UIViewController?) {
    log.call("willMove", toParent: parent)
    super.willMove(toParent: parent)
  }

  override func didMove(toParent parent: UIViewController?) {
    log.call("didMove", toParent: parent)
    super.didMove(toParent: parent)
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    log.call("prepare", ["segue": segue.identifier ?? ""])
    super.prepare(for: segue, sender: sender)
  }
}

/// The same for a stack.
class LoggedNavigationController: UINavigationController, LoggedController {
  private(set) lazy var log = LifecycleLog(of: self)

  override func loadView() {
    log.call("loadView")
    super.loadView()
  }

  override func viewDidLoad() {
    log.call("viewDidLoad")
    super.viewDidLoad()
  }

  override func viewWillAppear(_ animated: Bool) {
    log.call("viewWillAppear", animated: animated)
    super.viewWillAppear(animated)
  }

  override func viewIsAppearing(_ animated: Bool) {
    log.call("viewIsAppearing", animated: animated)
    super.viewIsAppearing(animated)
  }

  override func viewDidAppear(_ animated: Bool) {
    log.call("viewDidAppear", animated: animated)
    super.viewDidAppear(animated)
  }

  override func viewWillDisappear(_ animated: Bool) {
    log.call("viewWillDisappear", animated: animated)
    super.viewWillDisappear(animated)
  }

  override func viewDidDisappear(_ animated: Bool) {
    log.call("viewDidDisappear", animated: animated)
    super.viewDidDisappear(animated)
  }

  override func viewWillLayoutSubviews() {
    log.call("viewWillLayoutSubviews", view.bounds.size)
    super.viewWillLayoutSubviews()
  }

  override func viewDidLayoutSubviews() {
    log.call("viewDidLayoutSubviews", view.bounds.size)
    super.viewDidLayoutSubviews()
  }

  override func viewSafeAreaInsetsDidChange() {
    log.call("viewSafeAreaInsetsDidChange")
    super.viewSafeAreaInsetsDidChange()
  }

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    log.call("viewWillTransition", size)
    super.viewWillTransition(to: size, with: coordinator)
  }

  override func didReceiveMemoryWarning() {
    log.call("didReceiveMemoryWarning")
    super.didReceiveMemoryWarning()
  }

  override func willMove(toParent parent: UIViewController?) {
    log.call("willMove", toParent: parent)
    super.willMove(toParent: parent)
  }

  override func didMove(toParent parent: UIViewController?) {
    log.call("didMove", toParent: parent)
    super.didMove(toParent: parent)
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    log.call("prepare", ["segue": segue.identifier ?? ""])
    super.prepare(for: segue, sender: sender)
  }
}

/// The same for tabs.
class LoggedTabBarController: UITabBarController, LoggedController {
  private(set) lazy var log = LifecycleLog(of: self)

  override func loadView() {
    log.call("loadView")
    super.loadView()
  }

  override func viewDidLoad() {
    log.call("viewDidLoad")
    super.viewDidLoad()
  }

  override func viewWillAppear(_ animated: Bool) {
    log.call("viewWillAppear", animated: animated)
    super.viewWillAppear(animated)
  }

  override func viewIsAppearing(_ animated: Bool) {
    log.call("viewIsAppearing", animated: animated)
    super.viewIsAppearing(animated)
  }

  override func viewDidAppear(_ animated: Bool) {
    log.call("viewDidAppear", animated: animated)
    super.viewDidAppear(animated)
  }

  override func viewWillDisappear(_ animated: Bool) {
    log.call("viewWillDisappear", animated: animated)
    super.viewWillDisappear(animated)
  }

  override func viewDidDisappear(_ animated: Bool) {
    log.call("viewDidDisappear", animated: animated)
    super.viewDidDisappear(animated)
  }

  override func viewWillLayoutSubviews() {
    log.call("viewWillLayoutSubviews", view.bounds.size)
    super.viewWillLayoutSubviews()
  }

  override func viewDidLayoutSubviews() {
    log.call("viewDidLayoutSubviews", view.bounds.size)
    super.viewDidLayoutSubviews()
  }

  override func viewSafeAreaInsetsDidChange() {
    log.call("viewSafeAreaInsetsDidChange")
    super.viewSafeAreaInsetsDidChange()
  }

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    log.call("viewWillTransition", size)
    super.viewWillTransition(to: size, with: coordinator)
  }

  override func didReceiveMemoryWarning() {
    log.call("didReceiveMemoryWarning")
    super.didReceiveMemoryWarning()
  }

  override func willMove(toParent parent: UIViewController?) {
    log.call("willMove", toParent: parent)
    super.willMove(toParent: parent)
  }

  override func didMove(toParent parent: UIViewController?) {
    log.call("didMove", toParent: parent)
    super.didMove(toParent: parent)
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    log.call("prepare", ["segue": segue.identifier ?? ""])
    super.prepare(for: segue, sender: sender)
  }
}
