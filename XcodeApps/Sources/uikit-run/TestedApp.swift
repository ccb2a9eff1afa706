import Foundation
import XcodeProjects

/// The compiled module of an app, which its tests import and are linked with.
struct TestedApp {
  let object: URL
  /// Where the module is.
  let folder: URL
  let resources: [XcodeTarget.Resource]

  /// The options by which the compiler finds it.
  var options: [String] { ["-I", folder.path, object.path] }
}
