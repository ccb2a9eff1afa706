import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Fetches what an address names, off the main actor.
enum ImageFetcher {
  static func fetch(_ url: URL) async -> Result<Data, any Error> {
    do {
      let (data, response) = try await URLSession.shared.data(from: url)
      if let status = (response as? HTTPURLResponse)?.statusCode, status != 200 {
        return .failure(Refusal(status: status))
      }
      return .success(data)
    } catch {
      return .failure(error)
    }
  }

  /// The server has answered, but with something else.
  struct Refusal: LocalizedError {
    let status: Int

    var errorDescription: String? { "The server answered with status \(status)." }
  }
}
