import CassowarySolver
import Foundation

extension LayoutEngine {
  /// The size of the root where a target size is asked for, in whole pixels, rounded up.
  func fittingSize(_ target: CGSize, _ horizontal: Priority, _ vertical: Priority) -> CGSize {
    let item = use(root)
    solve()
    _ = insertBreakingOthers(
      LinearConstraint([Term(1, item.width)], .equal, Double(target.width), priority: horizontal))
    _ = insertBreakingOthers(
      LinearConstraint([Term(1, item.height)], .equal, Double(target.height), priority: vertical))
    measureTextAtItsWidth()
    func points(_ variable: Variable) -> CGFloat {
      ScreenCell.pixels(CGFloat(solver.value(of: variable)))
    }
    return CGSize(width: points(item.width), height: points(item.height))
  }
}
