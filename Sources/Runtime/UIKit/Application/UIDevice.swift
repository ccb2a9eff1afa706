import Foundation

/// The orientation of a device.
///
/// Source: Apple, UIDeviceOrientation.
public enum UIDeviceOrientation: Int, Hashable, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown

  /// Whether the device is upright.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether the device is on its side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// The terminal as a device that can be rotated.
///
/// Its orientation is landscape if it has more than two columns for each row. Source: Apple,
/// UIDevice.
@preconcurrency @MainActor
public final class UIDevice: NSObject {
  private let screen: UIScreen

  init(screen: UIScreen) {
    self.screen = screen
  }

  /// The device of the shared application.
  public static var current: UIDevice { UIDevice(screen: UIApplication.shared.screen) }

  /// Posted when the orientation has changed.
  nonisolated public static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification")

  /// The orientation of the terminal.
  public var orientation: UIDeviceOrientation {
    UIInterfaceOrientation(size: screen.bounds.size).isLandscape ? .landscapeLeft : .portrait
  }

  /// A phone for a narrow terminal, a pad from 100 columns on.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { screen.traitCollection.userInterfaceIdiom }
  /// The name of the device, which is that of its model, as for an app that may not read a person's own.
  public var name: String { model }
  /// The model of the device.
  public var model: String { "Terminal" }
  /// The model of the device in the person's language.
  public var localizedModel: String { model }
  /// Whether several apps can run at once, as several terminals can.
  public var isMultitaskingSupported: Bool { true }
  /// The name of the operating system whose behaviour is followed.
  public var systemName: String { "iOS" }
  /// The version of the operating system whose behaviour is followed.
  public var systemVersion: String { "17.0" }

  // MARK: What a terminal has not

  /// Whether the app wants to know of the battery.
  public var isBatteryMonitoringEnabled: Bool {
    get { monitoring.isBatteryEnabled }
    set { monitoring.isBatteryEnabled = newValue }
  }
  /// How full the battery is: below zero, as it is not known.
  public var batteryLevel: Float { -1 }
  /// What the battery does: it is not known.
  public var batteryState: BatteryState { .unknown }
  /// Whether the app wants to know that something is near: false, as there is no sensor.
  public var isProximityMonitoringEnabled: Bool {
    get { false }
    set {}
  }
  /// Whether something is near: it never is.
  public var proximityState: Bool { false }

  private var monitoring: DeviceMonitoring { UIApplication.shared.service { DeviceMonitoring() } }

  /// What a battery does.
  ///
  /// Source: Apple, UIDevice.BatteryState.
  public enum BatteryState: Int, Hashable, Sendable {
    case unknown, unplugged, charging, full
  }

  /// Posted when the level of the battery has changed, which never happens.
  nonisolated public static let batteryLevelDidChangeNotification = Notification.Name(
    "UIDeviceBatteryLevelDidChangeNotification")
  /// Posted when the state of the battery has changed, which never happens.
  nonisolated public static let batteryStateDidChangeNotification = Notification.Name(
    "UIDeviceBatteryStateDidChangeNotification")
  /// Posted when something came near or went, which never happens.
  nonisolated public static let proximityStateDidChangeNotification = Notification.Name(
    "UIDeviceProximityStateDidChangeNotification")
}

/// What the app wants to know of its device.
private final class DeviceMonitoring {
  var isBatteryEnabled = false
}
