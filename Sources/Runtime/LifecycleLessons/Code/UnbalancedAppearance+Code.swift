// Written by Scripts/lesson-code.

extension LessonCode {
  static let unbalancedAppearance = LessonCode(
    wrong: #"""
      final class WrongDeskViewController: UIViewController {
        func showPanel() {
          let panel = PanelViewController()
          addChild(panel)
          view.addSubview(panel.view)
          panel.beginAppearanceTransition(true, animated: false)
          panel.endAppearanceTransition()
          panel.didMove(toParent: self)
        }
      }
      """#,
    right: #"""
      final class RightDeskViewController: UIViewController {
        func showPanel() {
          let panel = PanelViewController()
          addChild(panel)
          view.addSubview(panel.view)
          panel.didMove(toParent: self)
        }
      }
      """#,
    shared: #"""
      final class PanelViewController: UIViewController {}
      """#)
}
