extension HTMLFormat {
  /// The style sheet of the page; no meaning is conveyed by colour alone.
  static let style = colors + pageStyle + drawingStyle + tableStyle + slideStyle + printStyle

  /// The colours, light and dark.
  static let colors = """
    :root {
      color-scheme: light dark;
      --paper: #ffffff; --ink: #1d1d1f; --quiet: #6e6e73; --line: #d2d2d7; --chosen: #fff2c2;
      --link: #0066cc; --visible: #2e7d4f; --appear: #1f7a42; --leave: #a8480e; --loaded: #1d5fbf;
      --gone: #b3261e;
    }
    @media (prefers-color-scheme: dark) {
      :root {
        --paper: #1c1c1e; --ink: #f5f5f7; --quiet: #a1a1a6; --line: #48484a; --chosen: #4a3f10;
        --link: #6cb4ff; --visible: #58c182; --appear: #6fd99a; --leave: #f2a05e;
        --loaded: #7db3ff; --gone: #ff8a80;
      }
    }

    """

  private static let pageStyle = """
    body {
      margin: 0 auto; padding: 1.5rem; max-width: 70rem; background: var(--paper);
      color: var(--ink); font: 16px/1.5 system-ui, sans-serif;
    }
    h1, h2, h3 { line-height: 1.25; }
    h3 { margin: 1.5rem 0 0.25rem; }
    a { color: var(--link); }
    a:focus-visible, .scroll:focus-visible { outline: 2px solid var(--link); outline-offset: 1px; }
    .skip { position: absolute; left: -100rem; }
    .skip:focus { position: static; }
    .legend { display: flex; flex-wrap: wrap; gap: 0.25rem 1.25rem; padding: 0; list-style: none; }
    .legend svg { vertical-align: middle; }
    .scroll { overflow-x: auto; }
    figure { margin: 0; }
    figure svg { display: block; }
    .choose fieldset { border: 1px solid var(--line); margin: 0.5rem 0; }
    .choose label { display: inline-block; margin-right: 1rem; }

    """

  /// The look of a drawing.
  static let drawingStyle = """
    svg text { fill: var(--ink); font: 13px ui-monospace, monospace; }
    svg .name { fill: var(--quiet); }
    svg a text { text-decoration: none; }
    svg a:hover text, svg a:focus-visible text { text-decoration: underline; }
    svg a:target text { font-weight: bold; text-decoration: underline; }
    .hidden { stroke: var(--quiet); stroke-width: 1.5; }
    .changing { stroke: var(--visible); stroke-width: 3; stroke-dasharray: 3 3; }
    .visible { stroke: var(--visible); stroke-width: 6; }
    .mark { stroke: var(--paper); stroke-width: 1; }
    .loaded { fill: var(--loaded); } .appears { fill: var(--appear); }
    .leaves { fill: var(--leave); } .other { fill: var(--quiet); }
    .gone { stroke: var(--gone); stroke-width: 3; fill: none; }

    """

  private static let tableStyle = """
    table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
    th, td { padding: 0.2rem 0.6rem; border-bottom: 1px solid var(--line); text-align: left; }
    td:nth-child(-n + 2) { text-align: right; }
    td:last-child { white-space: nowrap; }
    tbody th { padding-top: 1rem; }
    tr:target { background: var(--chosen); outline: 2px solid var(--link); }
    .compared td { font: 13px/1.5 ui-monospace, monospace; white-space: normal; }
    .compared th, .compared td { overflow-wrap: anywhere; }
    .compared td:nth-child(-n + 2) { text-align: left; }
    .compared .other td { background: var(--chosen); }

    """

  /// A slide fills a screen of 16:9, and the drawing its slide.
  private static let slideStyle = """
    .slides { max-width: none; padding: 0; }
    .slide {
      box-sizing: border-box; width: 100%; max-width: 177.78vh; aspect-ratio: 16 / 9;
      margin: 0 auto 1rem; padding: 2.5%; display: flex; flex-direction: column;
    }
    .slide h2 { margin: 0 0 1%; font-size: min(4vw, 7vh); overflow-wrap: anywhere; }
    .slide figure { flex: 1; min-height: 0; }
    .slide svg { width: 100%; height: 100%; }

    """

  private static let printStyle = """
    @media print {
      :root {
        --paper: #ffffff; --ink: #000000; --quiet: #555555; --line: #bbbbbb; --link: #000000;
        --visible: #2e7d4f; --appear: #1f7a42; --leave: #a8480e; --loaded: #1d5fbf;
        --gone: #b3261e;
      }
      body { max-width: none; padding: 0; font-size: 10pt; }
      .skip, .choose { display: none; }
      .slides { max-width: none; }
      .slide { break-after: page; max-width: none; height: 100vh; aspect-ratio: auto; margin: 0; }
      .scroll { overflow: visible; }
      a { text-decoration: none; }
      figure svg { max-width: 100%; height: auto; }
      :not(.slide) > figure svg { max-height: 66vh; }
      figure, tr { break-inside: avoid; }
      h2, h3, tbody tr:first-child { break-after: avoid; }
    }

    """
}
