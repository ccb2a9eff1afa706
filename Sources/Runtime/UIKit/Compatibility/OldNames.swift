import Foundation

// The Swift 4 names of types and constants that have been nested since. Source: Apple, UIKit API
// differences of Swift 4.2.

/// The Swift 4 name of the options of an animation.
public typealias UIViewAnimationOptions = UIView.AnimationOptions
/// The Swift 4 name of the subtypes of an event.
public typealias UIEventSubtype = UIEvent.EventSubtype
/// The Swift 4 name of the types of an event.
public typealias UIEventType = UIEvent.EventType
/// The Swift 4 name of the content modes.
public typealias UIViewContentMode = UIView.ContentMode
/// The Swift 4 name of the autoresizing masks.
public typealias UIViewAutoresizing = UIView.AutoresizingMask
/// The Swift 4 name of the text styles.
public typealias UIFontTextStyle = UIFont.TextStyle
/// The Swift 4 name of the styles of an activity indicator.
public typealias UIActivityIndicatorViewStyle = UIActivityIndicatorView.Style
/// The Swift 4 name of the reasons of a launch.
public typealias UIApplicationLaunchOptionsKey = UIApplication.LaunchOptionsKey
/// The name of the type in Swift 4 sources.
public typealias UIApplicationOpenURLOptionsKey = UIApplication.OpenURLOptionsKey
/// The Swift 4 name of the attributes of a constraint.
public typealias NSLayoutAttribute = NSLayoutConstraint.Attribute
/// The Swift 4 name of the relations of a constraint.
public typealias NSLayoutRelation = NSLayoutConstraint.Relation
/// The Swift 4 name of the axes of a stack view.
public typealias UILayoutConstraintAxis = NSLayoutConstraint.Axis
/// The Swift 4 name of the scroll positions of items.
public typealias UICollectionViewScrollPosition = UICollectionView.ScrollPosition
/// The Swift 4 name of the directions of a flow layout.
public typealias UICollectionViewScrollDirection = UICollectionView.ScrollDirection
/// The Swift 4 key of the type of what was chosen with an image picker.
public let UIImagePickerControllerMediaType =
  UIImagePickerController.InfoKey.mediaType.rawValue
/// The Swift 4 key of the image that was chosen with an image picker.
public let UIImagePickerControllerOriginalImage =
  UIImagePickerController.InfoKey.originalImage.rawValue
/// The Swift 4 key of the image as the person has cut it.
public let UIImagePickerControllerEditedImage =
  UIImagePickerController.InfoKey.editedImage.rawValue
/// The Swift 4 function that makes the data of a PNG file of an image.
@preconcurrency @MainActor
public func UIImagePNGRepresentation(_ image: UIImage) -> Data? { image.pngData() }
/// The Swift 4 function that makes the data of a JPEG file of an image.
@preconcurrency @MainActor
public func UIImageJPEGRepresentation(
  _ image: UIImage, _ compressionQuality: CGFloat
) -> Data? { image.jpegData(compressionQuality: compressionQuality) }
/// The Swift 4 name of the kind of section headers.
public let UICollectionElementKindSectionHeader = UICollectionView.elementKindSectionHeader
/// The Swift 4 name of the kind of section footers.
public let UICollectionElementKindSectionFooter = UICollectionView.elementKindSectionFooter

/// The Swift 4 name of `UIView.layoutFittingCompressedSize`.
public let UILayoutFittingCompressedSize = UIView.layoutFittingCompressedSize
/// The Swift 4 name of `UIView.layoutFittingExpandedSize`.
public let UILayoutFittingExpandedSize = UIView.layoutFittingExpandedSize

/// The Swift 4 function that creates insets.
public func UIEdgeInsetsMake(
  _ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat
) -> UIEdgeInsets {
  UIEdgeInsets(top: top, left: left, bottom: bottom, right: right)
}

/// The Swift 4 function that insets a rectangle.
public func UIEdgeInsetsInsetRect(_ rect: CGRect, _ insets: UIEdgeInsets) -> CGRect {
  rect.inset(by: insets)
}
/// The name of Objective-C for an integer.
public typealias NSInteger = Int
/// The name of Objective-C for an integer that is not negative.
public typealias NSUInteger = UInt
/// The name of C for the largest finite number.
public let MAXFLOAT = Float.greatestFiniteMagnitude
