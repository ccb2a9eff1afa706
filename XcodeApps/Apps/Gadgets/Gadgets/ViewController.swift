import AVFoundation
import CoreLocation
import MapKit
import MessageUI
import UIKit
import WebKit
import os.log

/// Names what a terminal has not: a speaker, a place, a map, mail and the web.
class ViewController: UIViewController {
  @IBOutlet var map: MKMapView!
  @IBOutlet var page: WKWebView!
  @IBOutlet var status: UILabel!

  private let logger = Logger(subsystem: "org.example.gadgets", category: "gadgets")
  private let locations = CLLocationManager()
  private var player: AVAudioPlayer?

  override func viewDidLoad() {
    super.viewDidLoad()
    locations.delegate = self
    map.delegate = self
    page.navigationDelegate = self
    page.loadHTMLString("<h1>A page</h1><p>of the app's own", baseURL: nil)
    os_log("%{public}@ is ready", log: .default, type: .info, "Everything")
  }

  @IBAction func play(_ sender: UIButton) {
    do {
      player = try AVAudioPlayer(data: Data(Self.twoSeconds))
      player?.delegate = self
      player?.play()
      status.text = "Playing"
    } catch {
      status.text = "No sound"
    }
  }

  @IBAction func locate(_ sender: UIButton) {
    locations.requestWhenInUseAuthorization()
    locations.requestLocation()
  }

  @IBAction func pin(_ sender: UIButton) {
    let oslo = MKPointAnnotation()
    oslo.title = "Oslo"
    oslo.coordinate = CLLocationCoordinate2D(latitude: 59.95, longitude: 10.75)
    map.addAnnotation(oslo)
    map.setRegion(
      MKCoordinateRegion(center: oslo.coordinate, latitudinalMeters: 5000, longitudinalMeters: 5000),
      animated: true)
  }

  @IBAction func browse(_ sender: UIButton) {
    page.load(URLRequest(url: URL(string: "https://www.example.org")!))
  }

  @IBAction func mail(_ sender: UIButton) {
    status.text = MFMailComposeViewController.canSendMail() ? "Mail" : "No mail account"
  }

  @IBAction func keep(_ sender: UIButton) {
    let count = UserDefaults.standard.integer(forKey: "kept") + 1
    UserDefaults.standard.set(count, forKey: "kept")
    let folder = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)[0]
    try? "\(count)".write(to: folder.appendingPathComponent("kept.txt"), atomically: true, encoding: .utf8)
    let place = folder.path.replacingOccurrences(of: NSHomeDirectory(), with: "~")
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    logger.info("kept \(count) in \(place): \(names ?? [])")
  }

  /// A file of WAV with 4,000 samples, 2,000 a second.
  private static let twoSeconds: [UInt8] =
    Array("RIFF".utf8) + [196, 15, 0, 0] + Array("WAVEfmt ".utf8)
    + [16, 0, 0, 0, 1, 0, 1, 0, 208, 7, 0, 0, 208, 7, 0, 0, 1, 0, 8, 0]
    + Array("data".utf8) + [160, 15, 0, 0] + [UInt8](repeating: 128, count: 4000)
}

extension ViewController: AVAudioPlayerDelegate {
  func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {
    status.text = "Played"
    logger.info("played \(player.duration) s: \(flag, privacy: .public)")
  }
}

extension ViewController: CLLocationManagerDelegate {
  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
    status.text = "Here"
  }

  func locationManager(_ manager: CLLocationManager, didFailWithError error: Error) {
    status.text = "Nowhere"
    logger.error("no place: \(manager.authorizationStatus == .denied)")
  }
}

extension ViewController: MKMapViewDelegate {
  func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {
    logger.log("the map has \(mapView.annotations.count) points")
  }
}

extension ViewController: WKNavigationDelegate {
  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
    logger.debug("a page is there")
  }

  func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: Error
  ) {
    status.text = "No web"
  }
}
