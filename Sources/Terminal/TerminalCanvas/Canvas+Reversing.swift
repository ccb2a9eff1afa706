extension Canvas {
  /// Exchanges both colours of each cell, but for the lines of frames.
  package mutating func toggleReversed(in region: Region) {
    let region = region.intersection(self.region)
    for row in region.rows {
      for index in (row * width + region.column)..<(row * width + region.columns.upperBound)
      where !cells[index].isLine {
        cells[index].style.isReversed.toggle()
        let isPlain = cells[index].isBlank && cells[index].style.isInvisibleWhenBlank
        if isPlain { cells[index] = .blank }
      }
    }
  }
}

extension Cell {
  /// Whether it shows a line of a frame.
  package var isLine: Bool { (0x2500...0x257F).contains(firstScalar.value) }
}
