import UIKit

extension Lesson {
  static let childWithoutDidMove = Lesson(
    "a child without didMove",
    cases: ["addchild-calls-willmove"],
    mistake:
      "The container adds a child and does not call its didMove(toParent:). addChild calls willMove alone, so "
      + "what the child does in didMove never happens.",
    lookAt:
      "Wrong: after willMove no didMove follows (set calls all), and the legend is empty. Right: the "
      + "container calls didMove when the child's view has its place.",
    wrong: LessonApp([]) { WrongAtlasViewController() },
    right: LessonApp([]) { RightAtlasViewController() })
}

final class LegendViewController: UIViewController {
  private let label = UILabel(frame: CGRect(x: 2, y: 1, width: 30, height: 1))

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(label)
  }

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    label.text = parent.map { "Legend of \($0.title ?? "")" }
  }
}

final class WrongAtlasViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Europe"
    let legend = LegendViewController()
    addChild(legend)
    legend.view.frame = view.bounds
    view.addSubview(legend.view)
  }
}

final class RightAtlasViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Europe"
    let legend = LegendViewController()
    addChild(legend)
    legend.view.frame = view.bounds
    view.addSubview(legend.view)
    legend.didMove(toParent: self)
  }
}
