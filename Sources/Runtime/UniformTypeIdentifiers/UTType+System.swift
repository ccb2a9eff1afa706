// The types that the system declares.
//
// Source: Apple, Uniform Type Identifiers, "System-declared uniform type identifiers".
extension UTType {
  /// Anything that a file system has.
  public static var item: UTType { UTType(known: "public.item") }
  /// What a document may hold.
  public static var content: UTType { UTType(known: "public.content") }
  /// Content of several kinds.
  public static var compositeContent: UTType { UTType(known: "public.composite-content") }
  /// Bytes.
  public static var data: UTType { UTType(known: "public.data") }
  /// A directory.
  public static var directory: UTType { UTType(known: "public.directory") }
  /// A directory that a person sees as a folder.
  public static var folder: UTType { UTType(known: "public.folder") }
  /// A directory that a person sees as one document.
  public static var package: UTType { UTType(known: "com.apple.package") }
  /// Files in one file.
  public static var archive: UTType { UTType(known: "public.archive") }
  /// A ZIP file.
  public static var zip: UTType { UTType(known: "public.zip-archive") }
  /// An address.
  public static var url: UTType { UTType(known: "public.url") }
  /// The address of a file.
  public static var fileURL: UTType { UTType(known: "public.file-url") }
  /// A contact.
  public static var contact: UTType { UTType(known: "public.contact") }
  /// A message.
  public static var message: UTType { UTType(known: "public.message") }
  /// A text.
  public static var text: UTType { UTType(known: "public.text") }
  /// A text without styles.
  public static var plainText: UTType { UTType(known: "public.plain-text") }
  /// A text without styles in UTF-8.
  public static var utf8PlainText: UTType { UTType(known: "public.utf8-plain-text") }
  /// A text without styles in UTF-16.
  public static var utf16PlainText: UTType { UTType(known: "public.utf16-plain-text") }
  /// A table of values.
  public static var delimitedText: UTType { UTType(known: "public.delimited-values-text") }
  /// A table of values between commas.
  public static var commaSeparatedText: UTType {
    UTType(known: "public.comma-separated-values-text")
  }
  /// A text with styles in RTF.
  public static var rtf: UTType { UTType(known: "public.rtf") }
  /// A text with styles and pictures in RTF.
  public static var rtfd: UTType { UTType(known: "com.apple.rtfd") }
  /// A page in HTML.
  public static var html: UTType { UTType(known: "public.html") }
  /// A text in XML.
  public static var xml: UTType { UTType(known: "public.xml") }
  /// A text in JSON.
  public static var json: UTType { UTType(known: "public.json") }
  /// A text in YAML.
  public static var yaml: UTType { UTType(known: "public.yaml") }
  /// A card of a contact.
  public static var vCard: UTType { UTType(known: "public.vcard") }
  /// The source of a program.
  public static var sourceCode: UTType { UTType(known: "public.source-code") }
  /// The source of a program in Swift.
  public static var swiftSource: UTType { UTType(known: "public.swift-source") }
  /// A property list.
  public static var propertyList: UTType { UTType(known: "com.apple.property-list") }
  /// A document in PDF.
  public static var pdf: UTType { UTType(known: "com.adobe.pdf") }
  /// A picture.
  public static var image: UTType { UTType(known: "public.image") }
  /// A picture in PNG.
  public static var png: UTType { UTType(known: "public.png") }
  /// A picture in JPEG.
  public static var jpeg: UTType { UTType(known: "public.jpeg") }
  /// A picture in GIF.
  public static var gif: UTType { UTType(known: "com.compuserve.gif") }
  /// A picture in TIFF.
  public static var tiff: UTType { UTType(known: "public.tiff") }
  /// A picture in BMP.
  public static var bmp: UTType { UTType(known: "com.microsoft.bmp") }
  /// A picture in HEIC.
  public static var heic: UTType { UTType(known: "public.heic") }
  /// A drawing in SVG.
  public static var svg: UTType { UTType(known: "public.svg-image") }
  /// A picture in WebP.
  public static var webP: UTType { UTType(known: "org.webmproject.webp") }
  /// The icons of an app.
  public static var icns: UTType { UTType(known: "com.apple.icns") }
  /// A picture that moves.
  public static var livePhoto: UTType { UTType(known: "com.apple.live-photo") }
  /// Sounds or films.
  public static var audiovisualContent: UTType { UTType(known: "public.audiovisual-content") }
  /// A film, with or without sounds.
  public static var movie: UTType { UTType(known: "public.movie") }
  /// A film without sounds.
  public static var video: UTType { UTType(known: "public.video") }
  /// Sounds.
  public static var audio: UTType { UTType(known: "public.audio") }
  /// A film in MPEG-4.
  public static var mpeg4Movie: UTType { UTType(known: "public.mpeg-4") }
  /// A film of QuickTime.
  public static var quickTimeMovie: UTType { UTType(known: "com.apple.quicktime-movie") }
  /// Sounds in MP3.
  public static var mp3: UTType { UTType(known: "public.mp3") }
  /// Sounds in MPEG-4.
  public static var mpeg4Audio: UTType { UTType(known: "public.mpeg-4-audio") }
  /// Sounds in WAV.
  public static var wav: UTType { UTType(known: "com.microsoft.waveform-audio") }
  /// A font.
  public static var font: UTType { UTType(known: "public.font") }
  /// A program.
  public static var executable: UTType { UTType(known: "public.executable") }
}
