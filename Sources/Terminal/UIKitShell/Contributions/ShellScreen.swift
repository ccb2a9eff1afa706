import UIKit

/// What the shell says of a view controller: its name, what can be asked of it, where it leads.
///
/// Every part is found out from UIKit unless the app says it itself. What is read aloud is UIKit's
/// accessibility alone.
@MainActor
public protocol ShellScreen {
  /// The controller that this is about.
  var controller: UIViewController { get }
  /// The name in `state`, one lower-case word.
  var name: String { get }
  /// The name in a sentence.
  var title: String { get }
  /// Its part of the prompt's path; nil if it has none.
  var pathComponent: String? { get }
  /// What `state` tells of it.
  var stateValues: [StateEntry] { get }
  /// The visible page, from 1, and the number of pages; nil where pages have no numbers.
  var pagePlace: (number: Int, count: Int)? { get }
  /// Where `push` and `present` can go from here.
  var destinations: [ScreenDestination] { get }
  /// Where the lifecycle calls stand on a page with this screen.
  var placeOfCalls: PlaceOfCalls { get }
  /// Moves the visible part of what is larger than the screen.
  ///
  /// - Parameters:
  ///   - move: Which way.
  ///   - amount: How many rows or columns; nil for most of a screen.
  /// - Returns: What is visible now, in one sentence; nil where nothing can be scrolled.
  func scroll(_ move: ScrollMove, by amount: Int?) -> String?
}

extension ShellScreen {
  /// Where there is room.
  public var placeOfCalls: PlaceOfCalls { .anywhere }
}

/// Where the lifecycle calls stand on a page.
public enum PlaceOfCalls: Equatable {
  /// Beside or below what the screen draws, where there is room.
  case anywhere
  /// In a rectangle that the screen keeps free, in points of the window.
  case fixed(CGRect)
  /// Nowhere: the screen needs its room.
  case nowhere
}

/// One line of `state`: a key and its value, both without line breaks.
public struct StateEntry: Hashable, Sendable {
  /// The word by which it is asked for.
  public var key: String
  /// What it is now.
  public var value: String

  /// A key with its value.
  public init(key: String, value: String) {
    self.key = key
    self.value = value
  }
}

/// A screen that `push` or `present` can show.
@MainActor
public struct ScreenDestination {
  /// How a destination comes onto the screen.
  public enum Style: String, Hashable, Sendable {
    /// In place of the current screen, with a way back.
    case push
    /// Above the current screen.
    case present
  }

  /// The word by which it is chosen.
  public var name: String
  /// How it comes; nil if that is known only once it has come.
  public var style: Style?
  /// Goes there; false if the app does not allow it now.
  public var show: @MainActor () -> Bool
  /// Whether it is named among what there is.
  public var isListed = true

  /// A destination with its way.
  public init(name: String, style: Style?, show: @escaping @MainActor () -> Bool) {
    self.name = name
    self.style = style
    self.show = show
  }
}

/// Where the visible part of a large content goes.
public enum ScrollMove: String, CaseIterable, Hashable, Sendable {
  case up, down, left, right
  /// The very beginning.
  case top
  /// The very end.
  case end
}
