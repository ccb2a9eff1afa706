import Synchronization

/// What the system knows of a type, or the app says of one.
///
/// Source: Apple, Uniform Type Identifiers, "System-declared uniform type identifiers".
struct TypeDeclaration: Sendable {
  /// The identifiers of the types that it conforms to.
  let parents: [String]
  var extensions: [String] = []
  var mimeType: String?

  private static let declared = Mutex<[String: TypeDeclaration]>([:])

  /// The types of the app, by their identifiers.
  static var ofApp: [String: TypeDeclaration] { declared.withLock { $0 } }

  /// Adds types of the app, in the place of those with their identifiers.
  static func declare(_ types: [String: TypeDeclaration]) {
    declared.withLock { $0.merge(types) { _, new in new } }
  }

  /// What is known of a type; the system's types stay what they are.
  static func of(_ identifier: String) -> TypeDeclaration? {
    all[identifier] ?? ofApp[identifier]
  }

  private static func type(
    _ parents: String, _ extensions: String = "", _ mimeType: String? = nil
  ) -> TypeDeclaration {
    TypeDeclaration(
      parents: parents.split(separator: " ").map(String.init),
      extensions: extensions.split(separator: " ").map(String.init), mimeType: mimeType)
  }

  /// The types of the system, by their identifiers.
  static let all: [String: TypeDeclaration] = [
    "public.item": type(""),
    "public.content": type(""),
    "public.composite-content": type("public.content"),
    "public.data": type("public.item"),
    "public.directory": type("public.item"),
    "public.folder": type("public.directory"),
    "com.apple.package": type("public.directory"),
    "public.archive": type(""),
    "public.zip-archive": type("public.data public.archive", "zip", "application/zip"),
    "public.url": type("public.data"),
    "public.file-url": type("public.url"),
    "public.contact": type(""),
    "public.message": type(""),

    "public.text": type("public.data public.content"),
    "public.plain-text": type("public.text", "txt text", "text/plain"),
    "public.utf8-plain-text": type("public.plain-text"),
    "public.utf16-plain-text": type("public.plain-text"),
    "public.delimited-values-text": type("public.text"),
    "public.comma-separated-values-text": type(
      "public.delimited-values-text", "csv", "text/csv"),
    "public.rtf": type("public.text", "rtf", "text/rtf"),
    "com.apple.rtfd": type("com.apple.package public.composite-content", "rtfd"),
    "public.html": type("public.text", "html htm", "text/html"),
    "public.xml": type("public.text", "xml", "application/xml"),
    "public.json": type("public.text", "json", "application/json"),
    "public.yaml": type("public.text", "yml yaml", "application/x-yaml"),
    "public.vcard": type("public.text public.contact", "vcf vcard", "text/vcard"),
    "public.source-code": type("public.plain-text"),
    "public.swift-source": type("public.source-code", "swift"),
    "com.apple.property-list": type("public.data", "plist"),
    "com.adobe.pdf": type("public.data public.composite-content", "pdf", "application/pdf"),

    "public.image": type("public.data public.content"),
    "public.png": type("public.image", "png", "image/png"),
    "public.jpeg": type("public.image", "jpeg jpg jpe", "image/jpeg"),
    "com.compuserve.gif": type("public.image", "gif", "image/gif"),
    "public.tiff": type("public.image", "tiff tif", "image/tiff"),
    "com.microsoft.bmp": type("public.image", "bmp", "image/bmp"),
    "public.heic": type("public.image", "heic", "image/heic"),
    "public.svg-image": type("public.image public.text", "svg", "image/svg+xml"),
    "org.webmproject.webp": type("public.image", "webp", "image/webp"),
    "com.apple.icns": type("public.image", "icns"),
    "com.apple.live-photo": type(""),

    "public.audiovisual-content": type("public.data public.content"),
    "public.movie": type("public.audiovisual-content"),
    "public.video": type("public.movie"),
    "public.audio": type("public.audiovisual-content"),
    "public.mpeg-4": type("public.movie", "mp4 mpg4", "video/mp4"),
    "com.apple.quicktime-movie": type("public.movie", "mov qt", "video/quicktime"),
    "public.mp3": type("public.audio", "mp3 mpga", "audio/mpeg"),
    "public.mpeg-4-audio": type("public.audio", "m4a", "audio/mp4"),
    "com.microsoft.waveform-audio": type("public.audio", "wav wave", "audio/vnd.wave"),
    "public.font": type("public.data"),
    "public.executable": type("public.item"),
  ]
}
