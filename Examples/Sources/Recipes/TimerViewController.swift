import UIKit

/// A kitchen timer: a swipe up or down changes it by a minute, a double tap begins again.
final class TimerViewController: UIViewController {
  var seconds = 300 { didSet { if isViewLoaded { showTime() } } }
  private let label = UILabel()
  private var timer: Timer?

  init() {
    super.init(nibName: nil, bundle: nil)
    title = "Timer"
  }

  required init?(coder: NSCoder) { fatalError("made in code") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    label.font = .monospacedSystemFont(ofSize: 48, weight: .regular)
    label.textAlignment = .center
    let start = UIButton(
      configuration: .filled(),
      primaryAction: UIAction(title: "Start") { [weak self] _ in self?.start() })
    let stack = UIStackView(arrangedSubviews: [label, start])
    stack.axis = .vertical
    stack.spacing = UIStackView.spacingUseSystem
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      stack.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ])
    addGestures()
    showTime()
    if presentingViewController != nil {
      navigationItem.rightBarButtonItem = UIBarButtonItem(
        systemItem: .done,
        primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
    }
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    timer?.invalidate()
  }

  private func addGestures() {
    for direction in [UISwipeGestureRecognizer.Direction.up, .down] {
      let swipe = UISwipeGestureRecognizer(target: self, action: TimerViewController.swiped)
      swipe.direction = direction
      view.addGestureRecognizer(swipe)
    }
    let double = UITapGestureRecognizer(target: self, action: TimerViewController.reset)
    double.numberOfTapsRequired = 2
    view.addGestureRecognizer(double)
  }

  private func swiped(_ swipe: UISwipeGestureRecognizer) {
    seconds = max(0, seconds + (swipe.direction == .up ? 60 : -60))
  }

  private func reset() {
    timer?.invalidate()
    seconds = 300
  }

  private func start() {
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in
      MainActor.assumeIsolated { self?.tick() }
    }
  }

  private func tick() {
    seconds = max(0, seconds - 1)
    if seconds == 0 { timer?.invalidate() }
  }

  private func showTime() {
    label.text = String(format: "%02d:%02d", seconds / 60, seconds % 60)
  }
}
