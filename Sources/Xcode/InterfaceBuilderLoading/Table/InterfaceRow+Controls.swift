import Foundation
import InterfaceBuilderReading
import UIKit

extension InterfaceRow {
  @InterfaceRows static var controls: [InterfaceRow] {
    bool(.enabled, \UIControl.isEnabled)
    font(\UIButton.fontOfTitle)
    insets("contentEdgeInsets", \UIButton.contentEdgeInsets)
    choice(.contentHorizontalAlignment, \UIButton.contentHorizontalAlignment)
    bool(.on, \UISwitch.isOn)
    number(.minValue, \UISlider.minimumValue)
    number(.maxValue, \UISlider.maximumValue)
    number(.sliderValue, \UISlider.value)
    bool(.continuous, \UISlider.isContinuous)
    color("thumbTintColor", \UISlider.thumbTintColor)
    color("minimumTrackTintColor", \UISlider.minimumTrackTintColor)
    color("maximumTrackTintColor", \UISlider.maximumTrackTintColor)
    number(.minimumValue, \UIStepper.minimumValue)
    number(.maximumValue, \UIStepper.maximumValue)
    number(.stepValue, \UIStepper.stepValue)
    number(.stepperValue, \UIStepper.value)
    bool(.wraps, \UIStepper.wraps)
    Self(AttributeName("segments"), { $0.members("segments") }) {
      (control: UISegmentedControl, segments) in
      for (index, segment) in segments.enumerated() {
        control.insertSegment(withTitle: segment.text("title"), at: index, animated: false)
      }
    }
    integer(.selectedSegmentIndex, \UISegmentedControl.selectedSegmentIndex)
    number(.progress, \UIProgressView.progress)
    integer(.numberOfPages, \UIPageControl.numberOfPages)
    integer(.currentPage, \UIPageControl.currentPage)
    bool(.hidesForSinglePage, \UIPageControl.hidesForSinglePage)
    color("pageIndicatorTintColor", \UIPageControl.pageIndicatorTintColor)
    color("currentPageIndicatorTintColor", \UIPageControl.currentPageIndicatorTintColor)
    bool(.hidesWhenStopped, \UIActivityIndicatorView.hidesWhenStopped, absent: false)
    choice(
      .indicatorStyle, \UIActivityIndicatorView.style,
      besides: ["white": .medium, "gray": .medium, "whiteLarge": .large])
    value("color", \UIActivityIndicatorView.color) { $0.uiColor("color") }
    Self(BooleanAttribute.animating.name, { $0.bool(.animating) }) {
      (indicator: UIActivityIndicatorView, isAnimating) in
      if isAnimating { indicator.startAnimating() }
    }
    choice(.datePickerMode, \UIDatePicker.datePickerMode)
    value("minimumDate", \UIDatePicker.minimumDate) { $0.date("minimumDate") }
    value("maximumDate", \UIDatePicker.maximumDate) { $0.date("maximumDate") }
    value("date", \UIDatePicker.date) {
      $0.bool(.useCurrentDate) == false ? $0.date("date") : nil
    }
  }

  @InterfaceRows static var recognizers: [InterfaceRow] {
    bool(.enabled, \UIGestureRecognizer.isEnabled)
    integer(.numberOfTapsRequired, \UITapGestureRecognizer.numberOfTapsRequired)
    integer(.numberOfTouchesRequired, \UITapGestureRecognizer.numberOfTouchesRequired)
    number(.minimumPressDuration, \UILongPressGestureRecognizer.minimumPressDuration)
    choice(
      .swipeDirection, \UISwipeGestureRecognizer.direction,
      ["left": .left, "right": .right, "up": .up, "down": .down])
  }
}

extension UIButton {
  fileprivate var fontOfTitle: UIFont? {
    get { titleLabel?.font }
    set { titleLabel?.font = newValue }
  }
}

extension InterfaceElement {
  fileprivate func date(_ key: String) -> Date? {
    child(key: key)?.number(.timeIntervalSinceReferenceDate)
      .map(Date.init(timeIntervalSinceReferenceDate:))
  }
}
