extension ShellSession {
  /// The word for the value of a setting; nil if there is none of that name.
  public func word(ofSetting name: String) -> String? {
    catalog.setting(named: name).map { allSettings[$0] }
  }

  /// All settings, each with its owner: the shell's here, an app's with its delegate.
  package var allSettings: Settings {
    get {
      let words = delegates.map(\.settings)
      return Settings(
        shell: settings, contributed: words.reduce(into: [:]) { $0.merge($1) { $1 } })
    }
    set {
      settings = newValue.shell
      for (delegate, contribution) in zip(delegates, delegators) {
        let names = Set(contribution.settings.map(\.name))
        let words = newValue.contributed.filter { names.contains($0.key) }
        if !words.isEmpty { delegate.settings = words }
      }
      settle()
    }
  }
}
