import ConcentrationTestSupport
import Foundation
import Testing
import UIKitSystem

@Suite struct UserDirectoriesTests {
  @Test func `the home directory is where the specification says`() throws {
    let directories = try #require(
      UserDirectories(program: "concentration", environment: ["HOME": "/home/ann"]))
    #expect(directories.configuration == "/home/ann/.config/concentration")
    #expect(directories.data == "/home/ann/.local/share/concentration")
    #expect(directories.state == "/home/ann/.local/state/concentration")
  }

  @Test func `variables win, unless they are relative or empty`() throws {
    let environment = [
      "HOME": "/home/ann", "XDG_STATE_HOME": "/var/ann", "XDG_DATA_HOME": "data",
      "XDG_CONFIG_HOME": "",
    ]
    let directories = try #require(
      UserDirectories(program: "concentration", environment: environment))
    #expect(directories.state == "/var/ann/concentration")
    #expect(directories.data == "/home/ann/.local/share/concentration")
    #expect(directories.configuration == "/home/ann/.config/concentration")
  }

  @Test func `without any home there are no directories`() {
    #expect(UserDirectories(program: "concentration", environment: [:], home: nil) == nil)
  }

  @Test func `directories are made with those above them, for one user alone`() throws {
    let root = try TemporaryDirectory()
    let path = root.path + "/a/b/c"
    #expect(UserDirectories.make(path))
    #expect(UserDirectories.make(path))
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    #expect(attributes[.posixPermissions] as? Int == 0o700)
  }

  @Test func `a directory below a file cannot be made`() throws {
    let root = try TemporaryDirectory()
    let file = try root.write("text", to: "file")
    #expect(!UserDirectories.make(file + "/below/it"))
  }
}
