import ConcentrationTestSupport

/// The members of Apple's types that our UIKit has.
enum AppleMembers {
  /// What is public in Apple's types without being Apple's: the member, and why it has to be.
  static let ours = [
    "UICollectionReusableView.init(registeredFrame:)": requiredInitializer,
    "UITableViewCell.init(registeredWith:)": requiredInitializer,
    "UITableViewHeaderFooterView.init(registeredWith:)": requiredInitializer,
    "UICommand.init(title:subtitle:image:action:propertyList:discoverabilityTitle:attributes:state:)":
      withoutAlternates,
    "UIKeyCommand.init(title:subtitle:image:action:input:modifierFlags:propertyList:discoverabilityTitle:attributes:state:)":
      withoutAlternates,
    "UIViewControllerTransitionCoordinator.animate(alongsideTransition:)":
      "Apple's completion has a default value, which a requirement cannot have",
    "CGPoint.description": asPrinted, "CGSize.description": asPrinted,
    "CGRect.description": asPrinted,
  ]

  private static let requiredInitializer =
    "a class known as a value is made by a required initializer, which is as public as the class"
  private static let withoutAlternates =
    "Apple's has alternatives for keys that are held, with a default value; there are none"
  private static let asPrinted = "Foundation's type is printed as on a phone"

  /// The members of each type, from a file with a line for each type.
  ///
  /// What is added there was looked up in Apple's headers.
  static func read() throws -> [String: Set<String>] {
    let lines = try PackageFiles.text(of: "Tests/ArchitectureTests/AppleMembers.txt")
      .split(separator: "\n")
    return Dictionary(
      uniqueKeysWithValues: lines.map { line in
        let words = line.split(separator: " ").map(String.init)
        return (String(words[0].dropLast()), Set(words.dropFirst()))
      })
  }
}
