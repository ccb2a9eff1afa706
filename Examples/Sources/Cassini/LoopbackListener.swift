import Foundation
import Glibc

/// Accepts HTTP requests on a port of the loopback address.
final class LoopbackListener: Sendable {
  /// A request that has been read, and can be answered once.
  struct Request: Sendable {
    /// What follows the first slash.
    let path: String
    fileprivate let connection: Int32

    /// Answers, and closes the connection.
    ///
    /// - Parameters:
    ///   - status: of HTTP, such as 200.
    ///   - body: what the other side asked for.
    ///   - length: the length that the header promises; nil for that of the body.
    func respond(_ status: Int, _ body: Data, promising length: Int? = nil) {
      let header =
        "HTTP/1.1 \(status) Answer\r\nContent-Length: \(length ?? body.count)\r\n"
        + "Connection: close\r\n\r\n"
      var rest = (Data(header.utf8) + body)[...]
      while !rest.isEmpty {
        let count = rest.withUnsafeBytes {
          send(connection, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
        }
        guard count > 0 else { break }
        rest = rest.dropFirst(count)
      }
      close(connection)
    }
  }

  /// The port, which the system has chosen.
  let port: UInt16

  /// Listens on a thread of its own; nil if the system has no port.
  init?(receive: @escaping @Sendable (Request) -> Void) {
    let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isReady = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(listener, $0, length) == 0 && listen(listener, 8) == 0
          && getsockname(listener, $0, &length) == 0
      }
    }
    guard listener >= 0, isReady else { return nil }
    port = UInt16(bigEndian: address.sin_port)
    Thread.detachNewThread {
      while true {
        let connection = accept(listener, nil, nil)
        guard connection >= 0 else { continue }
        if let path = Self.path(ofRequestOn: connection) {
          receive(Request(path: path, connection: connection))
        } else {
          close(connection)
        }
      }
    }
  }

  /// The path of the request line; what follows is of no interest.
  private static func path(ofRequestOn connection: Int32) -> String? {
    var received: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1024)
    while received.count < 16_384, received.suffix(4) != [13, 10, 13, 10] {
      let count = read(connection, &buffer, buffer.count)
      guard count > 0 else { return nil }
      received += buffer[..<count]
    }
    let words = String(decoding: received, as: UTF8.self).split(separator: " ")
    return words.count > 2 ? String(words[1].dropFirst()) : nil
  }
}
