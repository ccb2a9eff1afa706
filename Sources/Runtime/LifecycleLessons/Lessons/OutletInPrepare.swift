import UIKit

extension Lesson {
  static let outletInPrepare = Lesson(
    "an outlet in prepare",
    cases: ["segue-order-awake-prepare-outlets-load", "create-storyboard-instantiate"],
    endsProgram: true,
    mistake:
      "prepare(for:sender:) writes into an outlet of the destination. Its view is not loaded yet, so the "
      + "outlet is nil, and the program ends.",
    lookAt:
      "Wrong: prepare is the last call. Right: prepare hands over the text, and the destination's "
      + "viewDidLoad, which comes after it, puts it into the label.",
    wrong: app(from: WrongSourceViewController.self),
    right: app(from: RightSourceViewController.self))

  private static func app<Source: UIViewController>(
    from source: Source.Type
  ) -> LessonApp {
    LessonApp([
      LessonStep("perform the segue") {
        $0.top(Source.self)?.performSegue(withIdentifier: "Show Title", sender: nil)
      }
    ]) {
      let storyboard = UIStoryboard(name: "\(Source.self)", bundle: nil)
      storyboard.register([
        .init("stack", UINavigationController.self, isInitial: true, contents: ["source"]),
        .init("source", Source.self, segues: [.show("Show Title", to: "title")]),
        .init(
          "title", TitleViewController.self,
          outlets: { controller in
            let label = UILabel(frame: CGRect(x: 2, y: 2, width: 20, height: 1))
            controller.view.addSubview(label)
            controller.label = label
          }),
      ])
      return storyboard.instantiateInitialViewController() ?? UIViewController()
    }
  }
}

final class TitleViewController: UIViewController {
  // On a phone an @IBOutlet, connected when the storyboard has made the view.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  var label: UILabel!
  var text = ""

  override func viewDidLoad() {
    super.viewDidLoad()
    label.text = text
  }
}

final class WrongSourceViewController: UIViewController {
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    guard let destination = segue.destination as? TitleViewController else { return }
    destination.label.text = "Hello"
  }
}

final class RightSourceViewController: UIViewController {
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    guard let destination = segue.destination as? TitleViewController else { return }
    destination.text = "Hello"
  }
}
