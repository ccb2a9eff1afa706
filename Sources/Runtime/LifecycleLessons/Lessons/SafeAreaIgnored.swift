import UIKit

extension Lesson {
  static let safeAreaIgnored = Lesson(
    "the safe area ignored",
    cases: ["layout-safe-area"],
    mistake:
      "A label is put into the last row of bounds, where another view of the container covers it. The "
      + "container has said so by additionalSafeAreaInsets, as bars of a phone do by the safe area.",
    lookAt:
      "The calls are the same, the screens are not. Right: the frame is computed from bounds without the "
      + "safeAreaInsets.",
    wrong: LessonApp([]) { PlayerViewController(WrongSongViewController()) },
    right: LessonApp([]) { PlayerViewController(RightSongViewController()) })
}

/// Covers the last row of its child.
final class PlayerViewController: UIViewController {
  private let song: UIViewController
  private let bar = UILabel()

  init(_ song: UIViewController) {
    self.song = song
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    addChild(song)
    song.additionalSafeAreaInsets.bottom = 1
    view.addSubview(song.view)
    song.didMove(toParent: self)
    bar.text = "[ play ]  [ stop ]"
    view.addSubview(bar)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    song.view.frame = view.bounds
    bar.frame = CGRect(x: 0, y: view.bounds.maxY - 1, width: view.bounds.width, height: 1)
  }
}

final class WrongSongViewController: UIViewController {
  private let label = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    label.text = "Song 1"
    view.addSubview(label)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let room = view.bounds
    label.frame = CGRect(x: 0, y: room.maxY - 1, width: room.width, height: 1)
  }
}

final class RightSongViewController: UIViewController {
  private let label = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    label.text = "Song 1"
    view.addSubview(label)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let room = view.bounds.inset(by: view.safeAreaInsets)
    label.frame = CGRect(x: 0, y: room.maxY - 1, width: room.width, height: 1)
  }
}
