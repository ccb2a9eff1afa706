/// The statements that say where controllers and their overrides stand, which the doctor's findings name.
struct ControllerPlaces {
  let files: [ParsedFile]
  let index: SourceIndex

  /// A statement for each class of controllers that no condition leaves out.
  var statements: [String] {
    index.parts.filter { part in
      part.kind == .declaredClass && part.conditions.isEmpty
        && index.chain(of: part.name).last?.hasSuffix("Controller") == true
    }.map(statement)
  }

  private func statement(_ part: TypePart) -> String {
    let place = files[part.file].place(of: part.keywordPosition)
    let members = members(of: part).sorted { $0.key < $1.key }
      .map { "\($0.key.debugDescription): \($0.value.debugDescription)" }.joined(separator: ", ")
    return "classes.locate(\(part.lastName.debugDescription), at: \(place.debugDescription)"
      + (members.isEmpty ? ")" : ", [\(members)])")
  }

  /// The places of the overrides, nearest class first; after `super.` those of the ones that do not call it.
  private func members(of part: TypePart) -> [String: String] {
    var members: [String: String] = [:]
    func add(_ name: String, _ place: String) {
      if members[name] == nil { members[name] = place }
    }
    for name in index.chain(of: part.name) {
      for part in index.parts(of: name) where part.conditions.isEmpty {
        for method in part.methods where method.isOverride && method.conditions.isEmpty {
          let place = files[part.file].place(of: method.namePosition)
          add(method.base, place)
          if !method.callsSuper { add("super.\(method.base)", place) }
        }
      }
    }
    return members
  }
}
