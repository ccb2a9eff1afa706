import Foundation

/// The delegate of a search bar.
///
/// Every method is optional.
///
/// Source: Apple, UISearchBarDelegate.
@preconcurrency @MainActor
public protocol UISearchBarDelegate: UIBarPositioningDelegate {
  /// Whether the bar should begin editing.
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  /// Called after editing began.
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  /// Whether the bar should end editing.
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
  /// Called after editing ended.
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  /// Called after the text changed, even in code.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  /// Whether typed text should replace a range.
  func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
  /// Called for the return key.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  /// Called for the cancel button.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
  /// Called after another scope was selected.
  func searchBar(
    _ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
  /// Yes.
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { unimplemented(true) }
  /// Does nothing.
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { unimplemented() }
  /// Yes.
  public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { unimplemented(true) }
  /// Does nothing.
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { unimplemented() }
  /// Does nothing.
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    unimplemented()
  }
  /// Yes.
  public func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { unimplemented(true) }
  /// Does nothing.
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { unimplemented() }
  /// Does nothing.
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { unimplemented() }
  /// Does nothing.
  public func searchBar(
    _ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int
  ) { unimplemented() }
}
