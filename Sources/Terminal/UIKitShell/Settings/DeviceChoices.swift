import UIKit

extension ShellContribution {
  /// What a person does with any app but the game: long presses, keys of a keyboard, and the settings of the device;
  /// `TerminalApp` has it for every app.
  public static let device = ShellContribution(
    name: "Device", commands: [.hold, .key], settings: [.appearance, .textSize])
}

/// Whether a device shows apps light or dark.
package enum AppearanceChoice: String, CaseIterable, Hashable, Sendable {
  case dark, light

  fileprivate var style: UIUserInterfaceStyle { self == .dark ? .dark : .light }
}

/// The text size of a device, by the letters of Apple's names.
package enum TextSizeChoice: String, CaseIterable, Hashable, Sendable {
  /// First, since it is the standard one.
  case large = "l"
  case extraSmall = "xs"
  case small = "s"
  case medium = "m"
  case extraLarge = "xl"
  case extraExtraLarge = "xxl"
  case extraExtraExtraLarge = "xxxl"
  case accessibilityMedium = "ax1"
  case accessibilityLarge = "ax2"
  case accessibilityExtraLarge = "ax3"
  case accessibilityExtraExtraLarge = "ax4"
  case accessibilityExtraExtraExtraLarge = "ax5"

  var category: UIContentSizeCategory {
    switch self {
    case .extraSmall: .extraSmall
    case .small: .small
    case .medium: .medium
    case .large: .large
    case .extraLarge: .extraLarge
    case .extraExtraLarge: .extraExtraLarge
    case .extraExtraExtraLarge: .extraExtraExtraLarge
    case .accessibilityMedium: .accessibilityMedium
    case .accessibilityLarge: .accessibilityLarge
    case .accessibilityExtraLarge: .accessibilityExtraLarge
    case .accessibilityExtraExtraLarge: .accessibilityExtraExtraLarge
    case .accessibilityExtraExtraExtraLarge: .accessibilityExtraExtraExtraLarge
    }
  }
}

extension RunningApp {
  /// Shows the app as a person has chosen in the settings of the device.
  func adopt(_ settings: ShellSettings) {
    let traits = UIKitRuntime.ChosenTraits(application)
    traits.choose(settings.appearance.style)
    traits.choose(settings.textSize.category)
  }
}
