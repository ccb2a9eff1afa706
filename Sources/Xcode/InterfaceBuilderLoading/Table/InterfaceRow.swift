import Foundation
import InterfaceBuilderReading
import UIKit

/// A row of the table: what objects of a class have from an attribute of their element, or from an
/// element of a key within it.
@MainActor
struct InterfaceRow {
  /// The attribute or the key, with the element if no other one has it.
  let name: AttributeName
  /// The class with the property.
  let owner: AnyClass
  /// The words that have an effect; nil for what is no choice.
  var words: Set<String>?
  private let isOwner: (AnyObject) -> Bool
  private let set: (InterfaceElement, AnyObject) -> Void

  /// A row that leaves the property as it is where `read` finds no value.
  init<Owner: AnyObject, Value>(
    _ name: AttributeName, _ read: @escaping @MainActor (InterfaceElement) -> Value?,
    _ set: @escaping @MainActor (Owner, Value) -> Void
  ) {
    self.name = name
    owner = Owner.self
    isOwner = { $0 is Owner }
    self.set = { element, object in
      if let value = read(element), let object = object as? Owner { set(object, value) }
    }
  }

  /// Whether an object has the property.
  func holds(for object: AnyObject) -> Bool { isOwner(object) }

  /// Gives an object what its element has.
  func decode(_ element: InterfaceElement, into object: AnyObject) {
    if name.element == nil || name.element == element.name { set(element, object) }
  }
}

/// Rows as they are written, one a line.
@resultBuilder
enum InterfaceRows {
  static func buildBlock(_ rows: InterfaceRow...) -> [InterfaceRow] { rows }
}

/// What rows are made of: the name, the type and the property.
@MainActor
extension InterfaceRow {
  typealias Property<Owner, Value> = ReferenceWritableKeyPath<Owner, Value>

  static func value<Owner: AnyObject, Value>(
    _ name: String, _ property: Property<Owner, Value>,
    _ read: @escaping @MainActor (InterfaceElement) -> Value?
  ) -> Self {
    Self(AttributeName(name), read) { (owner: Owner, value) in owner[keyPath: property] = value }
  }

  // MARK: - Attributes

  static func bool<Owner: AnyObject>(
    _ attribute: BooleanAttribute, _ property: Property<Owner, Bool>, absent: Bool? = nil
  ) -> Self {
    Self(attribute.name, { $0.bool(attribute) ?? absent }) { (owner: Owner, value) in
      owner[keyPath: property] = value
    }
  }

  static func number<Owner: AnyObject, Number: BinaryFloatingPoint>(
    _ attribute: NumberAttribute, _ property: Property<Owner, Number>
  ) -> Self {
    number(attribute) { (owner: Owner, value) in owner[keyPath: property] = Number(value) }
  }

  static func number<Owner: AnyObject>(
    _ attribute: NumberAttribute, _ set: @escaping @MainActor (Owner, Double) -> Void
  ) -> Self {
    Self(attribute.name, { $0.number(attribute) }, set)
  }

  static func integer<Owner: AnyObject>(
    _ attribute: IntegerAttribute, _ property: Property<Owner, Int>
  ) -> Self {
    Self(attribute.name, { $0.integer(attribute) }) { (owner: Owner, value) in
      owner[keyPath: property] = value
    }
  }

  /// A word of the format is the case of UIKit's enumeration with the same name, but for some.
  static func choice<Owner: AnyObject, Value: RawRepresentable<Int>>(
    _ attribute: ChoiceAttribute, _ property: Property<Owner, Value>,
    besides others: [String: Value] = [:]
  ) -> Self {
    let values = Dictionary(
      uniqueKeysWithValues: attribute.choices.map { ($0, others[$0] ?? Value(word: $0)) })
    return choice(attribute, property, values.compactMapValues(\.self))
  }

  static func choice<Owner: AnyObject, Value>(
    _ attribute: ChoiceAttribute, _ property: Property<Owner, Value>, _ values: [String: Value]
  ) -> Self {
    var row = Self(attribute.name, { $0.choice(attribute).flatMap { values[$0] } }) {
      (owner: Owner, value) in owner[keyPath: property] = value
    }
    row.words = Set(values.keys)
    return row
  }

  // MARK: - Attributes or elements

  /// A text of one line or of more, or an attributed one without its attributes.
  static func string<Owner: AnyObject>(
    _ name: String, _ property: Property<Owner, String?>
  ) -> Self {
    let key = AttributeName(name).attribute
    let attributed = "attributed" + key.prefix(1).uppercased() + key.dropFirst()
    return Self(AttributeName(name), { $0.string(key) ?? $0.string(attributed) }) {
      (owner: Owner, value) in owner[keyPath: property] = value
    }
  }

  static func image<Owner: AnyObject>(
    _ name: String, _ property: Property<Owner, UIImage?>
  ) -> Self {
    value(name, property) { .some(UIImage.make($0, name)) }
  }

  // MARK: - Elements

  static func color<Owner: AnyObject>(
    _ key: String, _ property: Property<Owner, UIColor?>
  ) -> Self {
    value(key, property) { $0.uiColor(key).map(Optional.some) }
  }

  static func font<Owner: AnyObject>(_ property: Property<Owner, UIFont?>) -> Self {
    value("fontDescription", property) { $0.font().map(UIFont.make) }
  }

  static func insets<Owner: AnyObject>(
    _ key: String, _ property: Property<Owner, UIEdgeInsets>
  ) -> Self {
    value(key, property) { $0.child(key: key).map(UIEdgeInsets.init) }
  }

  static func size<Owner: AnyObject>(_ key: String, _ property: Property<Owner, CGSize>) -> Self {
    value(key, property) { $0.size(key) }
  }

  /// A set, whose members are the attributes that are YES.
  static func flags<Owner: AnyObject, Value: OptionSet>(
    _ key: String, _ property: Property<Owner, Value>, _ members: [String: Value]
  ) -> Self where Value.Element == Value {
    value(key, property) { element in
      element.flags(AttributeName(key).attribute).map { flags in
        flags.reduce(into: []) { if let member = members[$1] { $0.insert(member) } }
      }
    }
  }
}

extension RawRepresentable<Int> {
  /// The case whose name is a word of the format.
  init?(word: String) {
    guard let found = (-2..<128).lazy.compactMap(Self.init).first(where: { "\($0)" == word })
    else { return nil }
    self = found
  }
}
