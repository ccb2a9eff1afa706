import LifecycleTrace
import Testing
import UIKit

/// The calls of the delegates of views and containers in the trace.
@MainActor
@Suite struct DelegateCallsTests {
  private func world(
    observesDelegates: Bool = true, size: CGSize = CGSize(width: 80, height: 24)
  ) -> TraceRecorder {
    let recorder = TraceRecorder(size: size)
    if observesDelegates { recorder.tracer.categories = [.controller, .delegate] }
    return recorder
  }

  private func delegateCalls(of recorder: TraceRecorder) -> [String] {
    recorder.takeEvents().filter { $0.callback.category == .delegate }
      .map { "\($0.controller) \($0.callback)" }
  }

  @Test func `a call is recorded with its whole name, and calls inside it are nested`() {
    let recorder = world()
    let tabs = UITabBarController()
    tabs.viewControllers = [NamedViewController("A"), NamedViewController("B")]
    let watcher = Watcher()
    tabs.delegate = watcher
    recorder.launch(tabs)
    watcher.inside = { _ = NamedViewController("Made") }
    #expect(tabs.pressTab(at: 1))
    recorder.settle()
    let events = recorder.takeEvents()
    let call = events.firstIndex { $0.callback == .delegate("tabBarController(_:didSelect:)") }
    let made = events.firstIndex { $0.controller.name == "Made" }
    #expect(call.map { events[$0].controller } == ControllerID(name: "Watcher", ordinal: 1))
    #expect(call != nil && call.map { $0 + 1 } == made)
    #expect(made.map { events[$0].depth } == call.map { events[$0].depth + 1 })
  }

  @Test func `a method that the delegate does not have is not called, so it is not recorded`() {
    let recorder = world()
    let host = ScrollingViewController()
    recorder.launch(host)
    for _ in 0..<2 {
      host.scroll.setContentOffset(
        CGPoint(x: 0, y: host.scroll.contentOffset.y + 3), animated: true)
      recorder.settle()
    }
    let calls = delegateCalls(of: recorder)
    #expect(Set(calls) == ["Scrolling#1 scrollViewDidEndScrollingAnimation(_:)"])
    #expect(calls.count == 2)
  }

  @Test func `a method that is missing inside a call withdraws nothing of that call`() {
    let recorder = world()
    let tabs = UITabBarController()
    let host = ScrollingViewController()
    tabs.viewControllers = [host, NamedViewController("B")]
    let watcher = Watcher()
    tabs.delegate = watcher
    recorder.launch(tabs)
    watcher.inside = { host.scroll.contentOffset.y += 1 }
    for index in [1, 0, 1] {
      #expect(tabs.pressTab(at: index))
      recorder.settle()
    }
    let selections = delegateCalls(of: recorder).filter { $0.contains("didSelect") }
    #expect(selections.count == 3)
  }

  @Test func `a text field's default method leads to the plain one, which is recorded alone`() {
    let recorder = world()
    let host = ScrollingViewController()
    recorder.launch(host)
    let field = UITextField()
    host.view.addSubview(field)
    field.delegate = host
    for _ in 0..<2 {
      #expect(field.becomeFirstResponder())
      #expect(field.resignFirstResponder())
    }
    let calls = recorder.takeEvents().filter { $0.callback.category == .delegate }
    #expect(
      calls.map { "\($0.depth) \($0.callback)" } == [
        "0 textFieldDidEndEditing(_:)", "0 textFieldDidEndEditing(_:)",
      ])
  }

  @Test func `a sheet's delegate is asked and told, and only what it has is recorded`() {
    let recorder = world()
    let host = NamedViewController("Host")
    recorder.launch(host)
    let sheet = NamedViewController("Sheet")
    let guardian = Guardian()
    sheet.modalPresentationStyle = .pageSheet
    sheet.presentationController?.delegate = guardian
    host.present(sheet, animated: false)
    recorder.settle()
    for _ in 0..<2 {
      sheet.presentationController?.beginInteractiveDismissal()?.finish()
      recorder.settle()
      guardian.allows = true
    }
    #expect(
      delegateCalls(of: recorder) == [
        "Guardian#1 adaptivePresentationStyle(for:)",
        "Guardian#1 presentationControllerShouldDismiss(_:)",
        "Guardian#1 presentationControllerDidAttemptToDismiss(_:)",
        "Guardian#1 presentationControllerShouldDismiss(_:)",
        "Guardian#1 presentationControllerDidDismiss(_:)",
      ])
  }

  @Test func `the style of a popover is asked by the method that its delegate has`() {
    let recorder = world(size: CGSize(width: 40, height: 30))
    let host = NamedViewController("Host")
    recorder.launch(host)
    let popover = NamedViewController("Popover")
    popover.modalPresentationStyle = .popover
    let guardian = Guardian()
    popover.popoverPresentationController?.delegate = guardian
    popover.popoverPresentationController?.sourceView = host.view
    host.present(popover, animated: false)
    recorder.settle()
    #expect(
      Set(delegateCalls(of: recorder)) == [
        "Guardian#1 adaptivePresentationStyle(for:)",
        "Guardian#1 prepareForPopoverPresentation(_:)",
      ])
  }

  @Test func `a recognizer's delegate is asked about each touch`() {
    let recorder = world()
    let host = NamedViewController("Host")
    recorder.launch(host)
    let tap = UITapGestureRecognizer()
    let guardian = Guardian()
    tap.delegate = guardian
    host.view.addGestureRecognizer(tap)
    let input = recorder.application.touchInput
    for _ in 0..<2 {
      input.begin(at: CGPoint(x: 5, y: 5))
      input.end()
      recorder.settle()
    }
    let asked = "Guardian#1 gestureRecognizerShouldBegin(_:)"
    #expect(delegateCalls(of: recorder) == [asked, asked])
  }

  @Test func `a picker asks its data source and its delegate`() {
    let recorder = world()
    let host = NamedViewController("Host")
    recorder.launch(host)
    let rows = Rows()
    let picker = UIPickerView(frame: CGRect(x: 0, y: 0, width: 30, height: 5))
    picker.dataSource = rows
    picker.delegate = rows
    host.view.addSubview(picker)
    recorder.settle()
    #expect(
      Set(delegateCalls(of: recorder)) == [
        "Rows#1 numberOfComponents(in:)", "Rows#1 pickerView(_:numberOfRowsInComponent:)",
        "Rows#1 pickerView(_:titleForRow:forComponent:)",
      ])
  }

  @Test func `a search controller tells its delegate, and who updates the results`() {
    let recorder = world()
    let host = NamedViewController("Host")
    recorder.launch(host)
    let search = UISearchController(searchResultsController: nil)
    let rows = Rows()
    search.searchResultsUpdater = rows
    search.delegate = rows
    host.view.addSubview(search.searchBar)
    search.isActive = true
    recorder.settle()
    search.isActive = false
    recorder.settle()
    #expect(
      delegateCalls(of: recorder) == [
        "Rows#1 updateSearchResults(for:)", "Rows#1 didPresentSearchController(_:)",
        "Rows#1 updateSearchResults(for:)",
      ])
  }

  @Test func `nothing is recorded unless it is asked for`() {
    let recorder = world(observesDelegates: false)
    let host = ScrollingViewController()
    recorder.launch(host)
    host.scroll.setContentOffset(CGPoint(x: 0, y: 3), animated: true)
    recorder.settle()
    #expect(host.endCount == 1)
    #expect(delegateCalls(of: recorder).isEmpty)
    #expect(recorder.tracer.categories == [.controller])
  }

  @Test func `a deinit names the container or the presenter that held the controller last`() {
    let recorder = world()
    let navigation = UINavigationController(rootViewController: NamedViewController("Root"))
    recorder.launch(navigation)
    navigation.pushViewController(NamedViewController("Pushed"), animated: true)
    recorder.settle()
    navigation.popViewController(animated: true)
    recorder.settle()
    navigation.present(NamedViewController("Sheet"), animated: false)
    recorder.settle()
    navigation.dismiss(animated: false)
    recorder.settle()
    _ = NamedViewController("Alone")
    let ends = recorder.takeEvents().filter { $0.callback.kind == .deinit }
      .map { ($0.controller.name, $0.callback) }
    #expect(ends.map(\.0) == ["Pushed", "Sheet", "Alone"])
    let holder = navigation.lifecycleID
    #expect(
      ends.map(\.1) == [
        .deinit(heldBy: holder), .deinit(heldBy: holder), .deinit(heldBy: nil),
      ])
  }
}

/// A delegate of tabs that does something inside.
@MainActor
private final class Watcher: UITabBarControllerDelegate {
  var inside: () -> Void = {}

  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {
    inside()
  }
}

/// A delegate of sheets, popovers and gestures that implements some of their methods.
@MainActor
private final class Guardian: UIPopoverPresentationControllerDelegate, UIGestureRecognizerDelegate {
  var allows = false

  func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool {
    allows
  }

  func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) {}

  func presentationControllerDidDismiss(_ controller: UIPresentationController) {}

  func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle { .none }

  func prepareForPopoverPresentation(_ controller: UIPopoverPresentationController) {}

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
}

/// Two rows of a picker; it also follows a search.
@MainActor
private final class Rows: UIPickerViewDataSource, UIPickerViewDelegate, UISearchResultsUpdating,
  UISearchControllerDelegate
{
  func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 2 }

  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? { "Row \(row)" }

  func updateSearchResults(for searchController: UISearchController) {}

  func didPresentSearchController(_ searchController: UISearchController) {}
}

/// Has a scroll view, and implements one method of its delegate.
private final class ScrollingViewController: UIViewController, UIScrollViewDelegate,
  UITextFieldDelegate
{
  let scroll = UIScrollView()
  private(set) var endCount = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    scroll.frame = view.bounds
    scroll.contentSize = CGSize(width: 10, height: 500)
    scroll.delegate = self
    view.addSubview(scroll)
  }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { endCount += 1 }

  func textFieldDidEndEditing(_ textField: UITextField) { endCount += 1 }
}
