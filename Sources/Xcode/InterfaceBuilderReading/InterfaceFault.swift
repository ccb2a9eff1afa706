/// Something wrong in a file of Interface Builder, and where.
public struct InterfaceFault: Error, Hashable, Sendable {
  /// How much it matters.
  public enum Severity: String, Sendable {
    /// The file cannot be read, or what it says cannot be done.
    case error
    /// It is left out or guessed, and the rest is as it should be.
    case warning
  }

  /// What is wrong.
  public enum Kind: String, Sendable, CaseIterable {
    case syntax
    case truncated
    case limit
    case notXML
    case oldArchive
    case compiled
    case otherPlatform
    case notInterface
    case noInitialController
    case danglingInitialController
    case duplicateID
    case sceneWithoutController
    case sceneWithControllers
    case danglingConnection
    case foreignConnection
    case danglingSegue
    case segueToNoController
    case unknownSegueKind
    case unwindWithoutExit
    case unknownUnwindAction
    case relationshipToNoController
    case unknownRelationship
    case navigationWithoutRoot
    case containmentCycle
    case popoverWithoutAnchor
    case containerWithoutEmbed
    case cellSegueOutsideTable
    case customSegueWithoutClass
    case invalidValue
    case missingAttribute
    case danglingConstraint
    case unknownStoryboard
    case unknownIdentifier
    case unknownElement

    /// How much a fault of this kind matters.
    public var severity: Severity {
      switch self {
      case .noInitialController, .foreignConnection, .unknownUnwindAction, .navigationWithoutRoot,
        .containerWithoutEmbed, .danglingConstraint, .unknownElement:
        .warning
      default: .error
      }
    }
  }

  /// A place in a file: line and column are counted from 1, the column in bytes.
  public struct Position: Hashable, Comparable, Sendable {
    /// The line, from 1.
    public let line: Int
    /// The column, from 1, in bytes.
    public let column: Int

    /// A place.
    public init(line: Int, column: Int) {
      self.line = line
      self.column = column
    }

    /// Whether a place is before another.
    public static func < (left: Position, right: Position) -> Bool {
      (left.line, left.column) < (right.line, right.column)
    }
  }

  /// What is wrong.
  public let kind: Kind
  /// Where it is.
  public let position: Position
  /// What is wrong, and what would be right, in one line.
  public let message: String

  init(_ kind: Kind, at position: Position, _ message: String) {
    self.kind = kind
    self.position = position
    self.message = message
  }

  /// How much it matters.
  public var severity: Severity { kind.severity }

  /// The fault as compilers print it: `Main.storyboard:12:9: error: …`.
  public func line(inFile name: String) -> String {
    "\(name):\(position.line):\(position.column): \(severity.rawValue): \(message)"
  }
}
