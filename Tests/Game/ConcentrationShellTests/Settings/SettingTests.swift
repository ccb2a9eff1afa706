import ConcentrationApp
import Testing

@testable import ConcentrationShell
@testable import UIKitShell

@MainActor
@Suite struct SettingTests {
  private let all = CommandCatalog.concentration.settings

  @Test func `Every word of every setting can be set, and is what is then read`() {
    for setting in all {
      for word in setting.choices {
        var settings = Settings()
        let isSet = settings.set(setting, to: word.uppercased())
        #expect(isSet && settings[setting] == word)
        for other in all where other.name != setting.name {
          #expect(settings[other] == Settings()[other], "\(setting.name) changes \(other.name)")
        }
      }
      var settings = Settings()
      let isSet = settings.set(setting, to: "perhaps")
      #expect(!isSet && settings == Settings())
    }
  }

  @Test func `Each setting has a name of its own, by which it is found in capitals too`() {
    #expect(Set(all.map(\.name)).count == all.count)
    for setting in all {
      #expect(
        CommandCatalog.concentration.setting(named: setting.name.uppercased())?.name == setting.name
      )
    }
    #expect(CommandCatalog.concentration.setting(named: "colour") == nil)
  }

  @Test func `What Options sets stays when another setting changes`() {
    let session = TypedSession()
    for line in ["present options", "press 5", "press 6", "set tips off", "set clock off"] {
      session.type(line)
    }
    #expect(session.type("state option.zoom") == "option.zoom fit\n")
    #expect(session.type("state option.symbols") == "option.symbols shapes\n")
  }

  @Test func `Options and set change the same values`() {
    let session = TypedSession()
    session.type("present options")
    session.type("press 5")
    #expect(session.type("set zoom").hasPrefix("zoom is fit (auto, "))
    session.type("set zoom 3")
    #expect(session.type("look").contains("5 [Zoom 3]"))
    #expect(session.type("press 5").contains("Zoom auto."))
    #expect(session.type("set zoom").hasPrefix("zoom is auto (auto, "))
    session.type("set symbols emoji")
    #expect(session.type("state option.symbols") == "option.symbols emoji\n")
  }

  @Test func `A size of cards chosen on the board stays until a size is set`() {
    let session = TypedSession()
    for line in ["new 4x4", "zoom 1", "set clock off", "set symbols letters"] {
      session.type(line)
    }
    #expect(session.type("state zoom") == "zoom 1\n")
    session.type("set zoom 3")
    #expect(session.type("state zoom") == "zoom 3\n")
  }
}
