import Photos
import Testing
import UIKit

/// Photos that the person does not open.
@MainActor @Suite struct PhotoTests {
  @Test func `the person does not allow the photos, which is told in a later turn`() {
    let world = World()
    #expect(PHPhotoLibrary.authorizationStatus(for: .readWrite) == .notDetermined)
    var answers: [PHAuthorizationStatus] = []
    PHPhotoLibrary.requestAuthorization { answers.append($0) }
    #expect(answers.isEmpty)
    world.wait()
    #expect(answers == [.denied] && PHPhotoLibrary.authorizationStatus() == .denied)
  }

  @Test func `there are no photos and no albums`() {
    let photos = PHAsset.fetchAssets(with: .image, options: PHFetchOptions())
    photos.enumerateObjects { _, _, _ in Issue.record("there is a photo") }
    #expect(photos.count == 0 && photos.firstObject == nil)
    let albums = PHAssetCollection.fetchAssetCollections(
      with: .smartAlbum, subtype: .smartAlbumUserLibrary, options: nil)
    #expect(albums.count == 0)
  }

  @Test func `a change fails, and is not made`() {
    let world = World()
    var results: [String] = []
    PHPhotoLibrary.shared().performChanges {
      Issue.record("the change was made")
    } completionHandler: { isDone, error in
      results.append("\(isDone) \((error as? PHPhotosError)?.code == .accessUserDenied)")
    }
    world.wait()
    #expect(results == ["false true"])
    #expect(throws: PHPhotosError(.accessUserDenied)) {
      try PHPhotoLibrary.shared().performChangesAndWait {}
    }
  }
}
