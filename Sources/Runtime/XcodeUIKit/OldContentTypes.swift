import UIKit

// The names of types before iOS 14, which `MobileCoreServices` has; the app imports this module in its place.

/// A text of Core Foundation, which is Foundation's here.
public typealias CFString = NSString

/// Anything.
nonisolated(unsafe) public let kUTTypeItem: CFString = "public.item"
/// Bytes.
nonisolated(unsafe) public let kUTTypeData: CFString = "public.data"
/// A text.
nonisolated(unsafe) public let kUTTypeText: CFString = "public.text"
/// A text without styles.
nonisolated(unsafe) public let kUTTypePlainText: CFString = "public.plain-text"
/// A text without styles in UTF-8.
nonisolated(unsafe) public let kUTTypeUTF8PlainText: CFString = "public.utf8-plain-text"
/// An address.
nonisolated(unsafe) public let kUTTypeURL: CFString = "public.url"
/// An image.
nonisolated(unsafe) public let kUTTypeImage: CFString = "public.image"
/// An image of JPEG.
nonisolated(unsafe) public let kUTTypeJPEG: CFString = "public.jpeg"
/// An image of PNG.
nonisolated(unsafe) public let kUTTypePNG: CFString = "public.png"
/// An image of GIF.
nonisolated(unsafe) public let kUTTypeGIF: CFString = "com.compuserve.gif"
/// An image of TIFF.
nonisolated(unsafe) public let kUTTypeTIFF: CFString = "public.tiff"
/// A film.
nonisolated(unsafe) public let kUTTypeMovie: CFString = "public.movie"
/// A sound of MP3.
nonisolated(unsafe) public let kUTTypeMP3: CFString = "public.mp3"
/// A document of PDF.
nonisolated(unsafe) public let kUTTypePDF: CFString = "com.adobe.pdf"
/// A card of a contact.
nonisolated(unsafe) public let kUTTypeVCard: CFString = "public.vcard"
/// A photo that moves.
nonisolated(unsafe) public let kUTTypeLivePhoto: CFString = "com.apple.live-photo"
