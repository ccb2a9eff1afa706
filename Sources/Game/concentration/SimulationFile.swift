import ConcentrationPlayers
import Foundation
import UIKitShell
import UIKitSystem

/// Reads and writes results of simulations.
@MainActor
enum SimulationFile {
  /// The largest file that is read, in bytes.
  private static let limit = 256 << 20

  /// A result as text, CSV or JSON.
  static func bytes(
    of result: SimulationResult, as format: SimulateCommand.Format
  ) throws -> [UInt8] {
    let report = SimulationReport(result)
    return switch format {
    case .text: Array(report.text.utf8)
    case .csv: Array(report.csv.utf8)
    case .json: try encoder.encode(report) + [UInt8(ascii: "\n")]
    }
  }

  /// An encoder with sorted keys, so that equal results are equal bytes.
  private static var encoder: JSONEncoder {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return encoder
  }

  /// The result in a file, in CSV or JSON.
  static func read(_ path: String) throws(SimulateFailure) -> SimulationResult {
    let bytes: [UInt8]
    do throws(FileAccessError) {
      bytes = try SystemFileAccess().read(path, limit: limit)
    } catch {
      throw .file(path, error.message)
    }
    guard bytes.contains(where: { !isBlank($0) }) else {
      throw .file(path, "it is empty: what should have written this part failed")
    }
    do throws(SimulationError) {
      return try result(in: bytes)
    } catch {
      throw .file(path, "\(error)")
    }
  }

  private static func result(in bytes: [UInt8]) throws(SimulationError) -> SimulationResult {
    guard bytes.first(where: { !isBlank($0) }) == UInt8(ascii: "{") else {
      return try SimulationResult(csv: String(decoding: bytes, as: UTF8.self))
    }
    do {
      return try JSONDecoder().decode(SimulationResult.self, from: Data(bytes))
    } catch let error as SimulationError {
      throw error
    } catch let error as DecodingError {
      throw SimulationError(error)
    } catch {
      throw .notJSON
    }
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || (0x09...0x0D).contains(byte)
  }
}
