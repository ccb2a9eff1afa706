import ConcentrationTestSupport
import Foundation
import Glibc
import RegularFiles
import Testing
import UIKitShell
import UIKitSystem

@MainActor
@Suite struct SystemFileAccessTests {
  private let root: TemporaryDirectory
  private let files = SystemFileAccess()

  init() throws {
    root = try TemporaryDirectory()
  }

  private func path(_ name: String) -> String { root.path + "/" + name }

  @Test func `what is written is read again`() throws {
    try files.write(Array("one\n".utf8), to: path("a"))
    try files.write(Array("two\n".utf8), to: path("a"))
    try files.append(Array("three\n".utf8), to: path("a"))
    #expect(try files.read(path("a"), limit: 100) == Array("two\nthree\n".utf8))
    #expect(files.names(inDirectory: root.path) == ["a"])
  }

  @Test func `only a regular file has a size`() throws {
    try files.write([1, 2, 3], to: path("three"))
    #expect(files.size(ofFile: path("three")) == 3)
    for name in ["/dev/null", "/dev/full", root.path, path("missing")] {
      #expect(files.size(ofFile: name) == nil, "\(name)")
    }
  }

  @Test func `new files are for their owner alone, replaced ones keep their mode`() throws {
    func mode(_ name: String) throws -> Int? {
      try FileManager.default.attributesOfItem(atPath: path(name))[.posixPermissions] as? Int
    }
    try files.write([1], to: path("new"))
    try files.append([1], to: path("appended"))
    #expect(try mode("new") == 0o600)
    #expect(try mode("appended") == 0o600)
    try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: path("new"))
    try files.write([2], to: path("new"))
    #expect(try mode("new") == 0o644)
  }

  @Test func `a link is written through, not replaced`() throws {
    try files.write([1], to: path("real"))
    try FileManager.default.createSymbolicLink(
      atPath: path("link"), withDestinationPath: path("real"))
    try files.write([2], to: path("link"))
    #expect(try files.read(path("real"), limit: 10) == [2])
    #expect(try files.resolved(path("link")) == files.resolved(path("real")))
  }

  @Test func `a link to nothing resolves to what it would make`() throws {
    try FileManager.default.createSymbolicLink(
      atPath: path("dangling"), withDestinationPath: "/nowhere/at/all")
    #expect(try files.resolved(path("dangling")) == "/nowhere/at/all")
  }

  @Test func `a file that does not exist yet resolves within its directory`() throws {
    #expect(try files.resolved(path("sub/../new")).hasSuffix("/new") == true)
    #expect(try files.resolved(root.path + "/./new") == files.resolved(root.path) + "/new")
  }

  @Test func `a file above the limit is not read`() throws {
    try files.write(Array(repeating: 65, count: 11), to: path("large"))
    #expect(throws: FileAccessError.tooLarge(limit: 10)) {
      try files.read(path("large"), limit: 10)
    }
    #expect(throws: FileAccessError.tooLarge(limit: 10)) {
      try files.read("/dev/zero", limit: 10)
    }
  }

  @Test func `a pipe, a device and a directory are no regular files`() throws {
    try #require(mkfifo(path("pipe"), 0o600) == 0)
    for name in [path("pipe"), "/dev/null", "/dev/zero"] {
      #expect(throws: FileAccessError.notRegularFile) {
        try files.readRegularFile(name, limit: 10)
      }
      #expect(throws: SystemFailure(number: ENXIO)) {
        try RegularFile.open(name, O_RDONLY | O_CREAT)
      }
    }
    #expect(throws: FileAccessError.isDirectory) {
      try files.readRegularFile(root.path, limit: 10)
    }
    try files.write([1, 2], to: path("file"))
    #expect(try files.readRegularFile(path("file"), limit: 10) == [1, 2])
    #expect(throws: FileAccessError.tooLarge(limit: 1)) {
      try files.readRegularFile(path("file"), limit: 1)
    }
  }

  @Test func `errors say what is the matter`() throws {
    #expect(throws: FileAccessError.noSuchFile) { try files.read(path("none"), limit: 10) }
    #expect(throws: FileAccessError.noSuchFile) { try files.write([1], to: path("none/there")) }
    #expect(throws: FileAccessError.isDirectory) { try files.read(root.path, limit: 10) }
    #expect(throws: FileAccessError.isDirectory) { try files.write([1], to: root.path) }
    try files.write([1], to: path("file"))
    #expect(throws: FileAccessError.other("not a directory")) {
      try files.read(path("file/below"), limit: 10)
    }
  }

  @Test func `a failed write leaves nothing behind`() {
    #expect(throws: FileAccessError.self) { try files.write([1], to: "/proc/none") }
    #expect(files.names(inDirectory: root.path).isEmpty)
  }

  @Test func `what processes that have ended left of a file is removed when it is written`() throws
  {
    let ended = try endedProcess()
    for name in [
      "a.\(ended).part", "a.\(getppid()).part", "a.x.part", "a.\(ended)", "b.\(ended).part",
      "a.b.\(ended).part", "a.+\(ended).part",
    ] {
      try root.write("", to: name)
    }
    try files.write([1], to: path("a"))
    #expect(
      Set(files.names(inDirectory: root.path)) == [
        "a", "a.\(getppid()).part", "a.x.part", "a.\(ended)", "b.\(ended).part",
        "a.b.\(ended).part", "a.+\(ended).part",
      ])
  }

  @Test func `what a process of another container writes at this moment is not removed`() throws {
    let part = "a.\(try endedProcess()).part"
    try root.write("", to: part)
    let file = try RegularFile.open(path(part), O_RDWR)
    #expect(try OpenFileLock.take(of: file))
    try files.write([1], to: path("a"))
    #expect(files.names(inDirectory: root.path) == ["a", part])
    close(file)
    try files.write([2], to: path("a"))
    #expect(files.names(inDirectory: root.path) == ["a"])
  }

  /// The number of a process that has ended.
  private func endedProcess() throws -> pid_t {
    let child = try SpawnedProgram(
      "/bin/true", [], environment: [:], in: root.path, streams: [.descriptor(1)])
    while child.status() == nil { usleep(1000) }
    return child.identifier
  }

  @Test func `names are sorted by bytes, directories marked`() throws {
    try root.write("", to: "b")
    try root.write("", to: "Z")
    try root.write("", to: "d/inside")
    #expect(files.names(inDirectory: root.path) == ["Z", "b", "d/"])
    #expect(files.names(inDirectory: path("none")).isEmpty)
  }
}
