extension StateEntry {
  /// A part of where one is.
  init(_ key: PlaceKey, _ value: String) {
    self.init(key: key.rawValue, value: value)
  }
}

extension ShellSession {
  /// All that expectations can test, in the order in which `state` prints it.
  package var stateValues: [StateEntry] {
    let screen = navigator.screen
    // An app without tabs has no tab.
    let tab = app.tabs.map { _ in [StateEntry(.tab, app.tabName)] } ?? []
    let values =
      tab + [
        StateEntry(.screen, screen?.name ?? ""),
        StateEntry(.path, navigator.path),
        StateEntry(.visible, navigator.visibleNames.joined(separator: " ")),
      ]
    let own = screen?.stateValues ?? []
    let keys = Set(own.map(\.key))
    let general = delegates.flatMap(\.stateValues)
    let scrolling = screen.map { ScreenState(controller: $0.controller).scrollEntries } ?? []
    func others(_ entries: [StateEntry]) -> [StateEntry] {
      entries.filter { !keys.contains($0.key) }
    }
    return values + others(general) + own + others(scrolling)
  }

  /// The keys that have a value here.
  var stateOffers: [String] { stateValues.map(\.key) }

  /// The value of a key; nil if there is none here.
  package func stateValue(_ key: String) -> String? {
    let key = key.lowercased()
    return stateValues.first { $0.key.lowercased() == key }?.value
  }
}
