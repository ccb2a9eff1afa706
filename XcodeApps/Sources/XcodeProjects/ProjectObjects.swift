import Foundation

/// The objects of a `project.pbxproj`, by their identifiers.
struct ProjectObjects {
  typealias Object = [String: Any]

  let root: Object
  private let objects: [String: Object]

  init(_ data: Data, path: String) throws(ProjectError) {
    var format = PropertyListSerialization.PropertyListFormat.openStep
    let list = try? PropertyListSerialization.propertyList(from: data, options: [], format: &format)
    guard let list = list as? Object, let objects = list["objects"] as? [String: Object],
      let rootID = list["rootObject"] as? String, let root = objects[rootID]
    else { throw ProjectError("\(path) is no project of Xcode: it has no objects and no root.") }
    self.objects = objects
    self.root = root
  }

  /// The object that a key of another one names.
  func object(_ key: String, of object: Object) -> Object? {
    (object[key] as? String).flatMap { objects[$0] }
  }

  /// The objects in the list of a key, with their identifiers; what is missing is left out.
  func list(_ key: String, of object: Object) -> [(id: String, object: Object)] {
    (object[key] as? [String] ?? []).compactMap { id in objects[id].map { (id, $0) } }
  }

  func id(_ key: String, of object: Object) -> String? { object[key] as? String }

  subscript(_ id: String) -> Object? { objects[id] }
}

extension ProjectObjects.Object {
  /// The kind of the object.
  var kind: String { self["isa"] as? String ?? "" }

  func text(_ key: String) -> String? { self[key] as? String }
}
