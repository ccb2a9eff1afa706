import Foundation
import InterfaceBuilderReading
import UIKit

extension InterfaceGraph {
  /// Makes a view with all in it.
  func makeView(_ element: InterfaceElement, _ coder: StoryboardCoder) -> UIView? {
    coder.values = StoryboardCoder.Values()
    InterfaceTable.decode(element, into: coder)
    guard let view = viewType(of: element).init(coder: coder) else { return nil }
    fill(view, from: element, coder)
    return view
  }

  /// Gives a view that was made what the file says of it.
  func fill(_ view: UIView, from element: InterfaceElement, _ coder: StoryboardCoder) {
    note(view, for: element)
    noteView(view, element)
    place(view, element)
    InterfaceTable.decode(element, into: view)
    decodeOwn(view, element, coder)
    for child in element.members("subviews") {
      guard let subview = makeView(child, coder) else { continue }
      if let stack = view as? UIStackView {
        stack.addArrangedSubview(subview)
      } else {
        container(of: view).addSubview(subview)
      }
    }
    noteGuides(of: view, element)
    noteConnections(of: element, from: view)
    setRuntimeAttributes(of: element, on: view)
  }

  /// The view that holds what a file puts into another one.
  private func container(of view: UIView) -> UIView {
    switch view {
    case let cell as UITableViewCell: cell.contentView
    case let cell as UICollectionViewCell: cell.contentView
    case let effect as UIVisualEffectView: effect.contentView
    default: view
    }
  }

  private func viewType(of element: InterfaceElement) -> UIView.Type {
    loader.customType(of: element, as: UIView.self) ?? Self.viewTypes[element.name]
      ?? Self.otherModulesTypes[element.name].flatMap(loader.classes.type) as? UIView.Type
      ?? TitledBoxView.self
  }

  /// Classes of modules that an app may import, which expose them then.
  private static let otherModulesTypes = ["mapView": "MKMapView", "wkWebView": "WKWebView"]

  static let viewTypes: [String: UIView.Type] = [
    "view": UIView.self, "containerView": UIView.self, "label": UILabel.self,
    "button": UIButton.self, "textField": UITextField.self, "textView": UITextView.self,
    "switch": UISwitch.self, "slider": UISlider.self, "stepper": UIStepper.self,
    "segmentedControl": UISegmentedControl.self, "progressView": UIProgressView.self,
    "pageControl": UIPageControl.self, "activityIndicatorView": UIActivityIndicatorView.self,
    "imageView": UIImageView.self, "stackView": UIStackView.self, "scrollView": UIScrollView.self,
    "tableView": UITableView.self, "tableViewCell": UITableViewCell.self,
    "tableViewCellContentView": UIView.self, "collectionView": UICollectionView.self,
    "collectionViewCell": UICollectionViewCell.self,
    "collectionViewCellContentView": UIView.self,
    "collectionReusableView": UICollectionReusableView.self, "datePicker": UIDatePicker.self,
    "pickerView": UIPickerView.self, "searchBar": UISearchBar.self, "toolbar": UIToolbar.self,
    "navigationBar": UINavigationBar.self, "tabBar": UITabBar.self,
    "refreshControl": UIRefreshControl.self, "visualEffectView": UIVisualEffectView.self,
  ]

  /// Puts a view where it was on the canvas.
  private func place(_ view: UIView, _ element: InterfaceElement) {
    if let frame = element.frame { view.frame = frame }
    if let translates = element.bool(.translatesAutoresizingMaskIntoConstraints) {
      // A view that keeps the frame of the canvas has no constraints, and yet the file says NO for it.
      view.translatesAutoresizingMaskIntoConstraints =
        translates || element.bool(.fixedFrame) == true
    }
  }

  private func noteGuides(of view: UIView, _ element: InterfaceElement) {
    for child in element.children where child.name == "viewLayoutGuide" {
      switch (child.key, view) {
      case ("contentLayoutGuide", let scroll as UIScrollView):
        note(scroll.contentLayoutGuide, for: child)
      case ("frameLayoutGuide", let scroll as UIScrollView):
        note(scroll.frameLayoutGuide, for: child)
      default: note(view.safeAreaLayoutGuide, for: child)
      }
    }
  }
}
