import Foundation
import Testing

@testable import UIKit

/// What a column of thousands of labels costs, in steps of the solver.
@MainActor @Suite struct LayoutGrowthTests {
  /// Labels one below the other, in a container that is as high as they are.
  @MainActor
  private struct Column {
    let world = LayoutWorld()
    let container: UIView
    let labels: [SizedView]
    let constraints: [NSLayoutConstraint]

    init(labels count: Int) {
      let container = world.view()
      let labels = (0..<count).map { _ in SizedView(50, 20) }
      for label in labels { world.add(label, to: container) }
      var constraints = [
        container.topAnchor.constraint(equalTo: world.superview.topAnchor),
        container.leadingAnchor.constraint(equalTo: world.superview.leadingAnchor),
      ]
      var edge = container.topAnchor
      for label in labels {
        constraints.append(label.topAnchor.constraint(equalTo: edge))
        constraints.append(label.leadingAnchor.constraint(equalTo: container.leadingAnchor))
        edge = label.bottomAnchor
      }
      constraints.append(edge.constraint(equalTo: container.bottomAnchor))
      (self.container, self.labels, self.constraints) = (container, labels, constraints)
    }

    /// The solver's steps for a change and the layout after it.
    func steps(_ change: () -> Void) -> Int {
      let before = world.superview.layoutEngine.stepCount
      change()
      world.superview.layoutIfNeeded()
      return world.superview.layoutEngine.stepCount - before
    }
  }

  @Test func `ten times as many labels take hardly more than ten times as many steps`() {
    let steps = [300, 3000].map { count in
      let column = Column(labels: count)
      let adding = column.steps { NSLayoutConstraint.activate(column.constraints) }
      #expect(column.container.frame.height == CGFloat(20 * count))
      #expect(column.labels[count - 1].frame.minY == CGFloat(20 * (count - 1)))
      let changing = column.steps { column.labels[count / 2].content.height = 30 }
      #expect(column.container.frame.height == CGFloat(20 * count + 10))
      let removing = column.steps { NSLayoutConstraint.deactivate(column.constraints) }
      return [adding, changing, removing]
    }
    for (few, many) in zip(steps[0], steps[1]) { #expect(many <= 12 * few, "\(steps)") }
  }
}
