import Testing
import UIKit

@testable import MediaPlayer

/// Music that the person does not open, and commands that nobody sends.
@MainActor @Suite struct MusicTests {
  @Test func `the person does not allow the music, which is told in a later turn`() {
    let world = World()
    #expect(MPMediaLibrary.authorizationStatus() == .notDetermined)
    var answers: [MPMediaLibraryAuthorizationStatus] = []
    MPMediaLibrary.requestAuthorization { answers.append($0) }
    #expect(answers.isEmpty)
    world.wait()
    #expect(answers == [.denied] && MPMediaLibrary.authorizationStatus() == .denied)
    let query = MPMediaQuery.albums()
    query.addFilterPredicate(
      MPMediaPropertyPredicate(value: "Tea", forProperty: MPMediaItemPropertyTitle))
    #expect(query.groupingType == .album && query.items == nil && query.collections == nil)
  }

  @Test func `a player has nothing to play, and says so`() {
    let world = World()
    let player = MPMusicPlayerController.applicationMusicPlayer
    player.setQueue(with: .songs())
    var errors: [MPError.Code?] = []
    player.prepareToPlay { errors.append(($0 as? MPError)?.code) }
    player.play()
    #expect(errors.isEmpty)
    world.wait()
    #expect(errors == [.notFound])
    #expect(player.playbackState == .stopped && player.nowPlayingItem == nil)
  }

  @Test func `there is no music to pick, and Cancel says so`() throws {
    let world = World()
    final class Chooser: MPMediaPickerControllerDelegate {
      var count = 0
      func mediaPickerDidCancel(_ mediaPicker: MPMediaPickerController) { count += 1 }
    }
    let (picker, chooser) = (MPMediaPickerController(mediaTypes: .music), Chooser())
    picker.delegate = chooser
    _ = picker.view
    let list = try #require((picker.children.first as? UINavigationController)?.topViewController)
    try #require(list.navigationItem.rightBarButtonItem?.primaryAction).perform(sender: nil)
    world.wait()
    #expect(chooser.count == 1)
  }

  @Test func `who does a command is kept until it is taken away, and an object is not kept alive`()
  {
    let world = World()
    defer { withExtendedLifetime(world) {} }
    let command = MPRemoteCommandCenter.shared().playCommand
    var object: NSObject? = NSObject()
    command.addTarget(object!, action: "play:")
    let closure = command.addTarget { _ in .success }
    #expect(command.count == 2)
    object = nil
    #expect(command.count == 1)
    command.removeTarget(closure)
    #expect(command.count == 0)
    let other = NSObject()
    command.addTarget(other, action: "play:")
    command.addTarget(other, action: "stop:")
    command.removeTarget(other, action: "play:")
    #expect(command.count == 1)
    command.removeTarget(nil)
    #expect(command.count == 0)
    #expect(object == nil)
  }

  @Test func `what an app says that it plays is kept for this app`() {
    let first = World()
    MPNowPlayingInfoCenter.default().nowPlayingInfo = [MPMediaItemPropertyTitle: "Tea"]
    #expect(
      MPNowPlayingInfoCenter.default().nowPlayingInfo?[MPMediaItemPropertyTitle] as? String
        == "Tea")
    let second = World()
    #expect(MPNowPlayingInfoCenter.default().nowPlayingInfo == nil)
    withExtendedLifetime((first, second)) {}
  }
}
