import Foundation
import UniformTypeIdentifiers

// What comes from another app as a drag item.

extension UIDragItem {
  /// A text.
  package convenience init(text: String) {
    self.init(itemProvider: NSItemProvider(object: text as NSString))
  }

  /// A link, with the picture that a browser shows of it: the one that the recorded network has; nil for other texts.
  package convenience init?(link: String) {
    guard let url = URL(string: link), UIKitRuntime.RecordedNetwork.isWeb(url) else { return nil }
    let provider = NSItemProvider(object: url as NSURL)
    let answer = UIKitRuntime.RecordedNetwork.current?.answer(to: url)
    let data = answer.flatMap { try? Data(contentsOf: $0.file) }
    if let image = data.flatMap({ UIImage(data: $0) }) {
      provider.registerObject(image, visibility: .all)
    }
    self.init(itemProvider: provider)
  }

  /// A file: a picture if it is one, or else its bytes, and its place.
  package convenience init(file path: String, _ bytes: [UInt8]) {
    let (url, data) = (URL(fileURLWithPath: path), Data(bytes))
    let provider = NSItemProvider()
    provider.suggestedName = url.deletingPathExtension().lastPathComponent
    if let image = UIImage(data: data) {
      provider.registerObject(image, visibility: .all)
    } else {
      let type = UTType(of: url).identifier
      provider.registerDataRepresentation(forTypeIdentifier: type, visibility: .all) {
        $0(data, nil)
        return nil
      }
    }
    provider.registerObject(url as NSURL, visibility: .all)
    self.init(itemProvider: provider)
  }
}
