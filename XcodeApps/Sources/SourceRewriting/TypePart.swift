/// A declaration or an extension of a type, with the members that stand in it.
struct TypePart {
  /// Where the code of another declaration can name the type.
  enum Reach {
    /// Anywhere in the file.
    case file
    /// Only inside the type around it, as it is private.
    case enclosingType
    /// Only in the block of code that it is declared in.
    case block
  }

  enum Kind {
    case declaredClass, otherDeclaration, declaredProtocol, extended
  }

  let kind: Kind
  /// The index of the file.
  let file: Int
  /// The names of the types around it and its own.
  let path: [String]
  let inherited: [String]
  let reach: Reach
  /// Whether it or a type around it has generic parameters.
  let isGeneric: Bool
  /// Whether all members are exposed, by `@objcMembers` or an `@objc` extension.
  let exposesAllMembers: Bool
  let objectiveCName: String?
  let isPublic: Bool
  /// The conditions of the `#if` around it.
  let conditions: [String]
  /// Where its closing brace and where the declaration ends, in bytes.
  let closingBrace: Int
  /// The index of the part around it.
  let parent: Int?
  /// Where the word before its name stands, in bytes.
  let keywordPosition: Int
  var methods: [Method] = []
  var properties: [Property] = []
  var initializers: [Initializer] = []

  var name: String { path.joined(separator: ".") }
  var lastName: String { path.last ?? "" }
}

/// A method.
struct Method {
  let base: String
  /// The labels of the parameters, `_` where there is none.
  let labels: [String]
  let parameterTypes: [String]
  /// The name of `@objc(name)`.
  let objectiveCName: String?
  let result: String?
  let isStatic: Bool
  let isOverride: Bool
  let isPrivate: Bool
  let isAsync: Bool
  let canThrow: Bool
  /// Whether it is marked with `@objc` or an attribute of Interface Builder.
  let isMarked: Bool
  let isOptionalRequirement: Bool
  /// Whether nothing can send it: generic, asynchronous, or with arguments that no object is.
  let isSwiftOnly: Bool
  let conditions: [String]
  let position: Int
  /// Where its name stands, in bytes.
  let namePosition: Int
  /// Whether its body calls the method that it overrides.
  let callsSuper: Bool

  /// The name by which it is sent.
  var selector: String {
    objectiveCName ?? SelectorName.make(base: base, labels: labels, canThrow: canThrow)
  }

  /// The parameters as they stand in the type of the method.
  var parameterList: String {
    "(\(parameterTypes.joined(separator: ",")))".filter { !$0.isWhitespace }
  }
}

/// A property.
struct Property {
  let name: String
  let objectiveCName: String?
  let isMarked: Bool
  let isStatic: Bool
  let isOverride: Bool
  /// Whether it can only be read.
  let isConstant: Bool
  let conditions: [String]

  var key: String { objectiveCName ?? name }
}

/// An initializer.
struct Initializer {
  let labels: [String]
  let isConvenience: Bool
  let isPrivate: Bool
  let canFail: Bool
  /// Whether it can be called without arguments.
  let needsNoArguments: Bool
}
