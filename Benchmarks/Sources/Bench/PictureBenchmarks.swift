import Foundation

/// Decoding and drawing one picture at 200x60, beside `chafa`: whole process against whole process.
struct PictureBenchmarks {
  /// The program that is built beside this one.
  private let program = URL(fileURLWithPath: CommandLine.arguments[0])
    .deletingLastPathComponent().appendingPathComponent("draw-picture").path
  let chafa: String

  /// Processor time of `draw-picture`, of that of `chafa`: the median of runs by turns.
  ///
  /// `chafa` draws half blocks in 24-bit colour too, with one thread.
  ///
  /// - Throws: `POSIXError` if one of them cannot be started.
  func besideChafa(_ picture: String) throws -> Double {
    let options = [
      "--symbols=half", "--format=symbols", "--colors=full", "--size=200x60", "--threads=1",
    ]
    return try (0..<15).map { _ in
      let own = try ProgramUse.running(program, [picture])
      return own.milliseconds / (try ProgramUse.running(chafa, options + [picture])).milliseconds
    }.median
  }

  /// A picture of the examples.
  static func picture(_ name: String) -> String {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../Examples/Sources/Cassini/Pictures/\(name)")
      .standardizedFileURL.path
  }
}
