import InterfaceBuilderReading
import UIKit

/// Which attributes and elements of the format become which properties of UIKit.
///
/// The types of attributes stand in `InterfaceBuilderReading`, which checks them. A row holds for the
/// subclasses of its class, too, and rows are applied in their order.
@MainActor
enum InterfaceTable {
  static let rows =
    InterfaceRow.responders + InterfaceRow.views + InterfaceRow.texts + InterfaceRow.controls
    + InterfaceRow.scrollViews + InterfaceRow.lists + InterfaceRow.initializers
    + InterfaceRow.controllers + InterfaceRow.bars + InterfaceRow.items + InterfaceRow.recognizers
  /// The rows that follow each other for the same class.
  private static let groups = rows.reduce(into: [[InterfaceRow]]()) { groups, row in
    if groups.last?.last?.owner == row.owner {
      groups[groups.count - 1].append(row)
    } else {
      groups.append([row])
    }
  }

  /// The elements within an object's own whose attributes are the object's.
  private static let parts: Set = ["accessibility", "textInputTraits"]

  /// Gives an object what its element has.
  static func decode(_ element: InterfaceElement, into object: AnyObject) {
    let elements = [element] + element.children.filter { parts.contains($0.name) }
    for rows in groups where rows[0].holds(for: object) {
      for row in rows {
        for element in elements { row.decode(element, into: object) }
      }
    }
  }
}
