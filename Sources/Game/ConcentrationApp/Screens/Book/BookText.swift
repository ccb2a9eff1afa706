/// One page of the book.
struct BookPage: Hashable, Sendable {
  let title: String
  /// Paragraphs; a blank line is drawn between them.
  let paragraphs: [String]
}

/// The text of the book: short pages, so that half a screen holds one.
struct BookText {
  let wording: any Wording

  var pages: [BookPage] { rules + scoring + strategies + lifecycle }

  private var rules: [BookPage] {
    [
      BookPage(
        title: "The game",
        paragraphs: [
          "Every picture lies on the table twice, face down. Find the pairs.",
          "Turn two cards: \(wording.clause(.turnTwoCards)). A pair stays. Two that "
            + "differ stay up until your next flip turns them back, so take your time to look.",
          "Turning one of the two that are up turns both back, and that one up again alone.",
        ]),
      BookPage(
        title: "Taking turns",
        paragraphs: [
          "Two to four can play at one table: \(wording.clause(.playTogether)). Against the program: "
            + "\(wording.clause(.playAgainstProgram)).",
          "A pair keeps the turn, a miss gives it away, and most pairs win. You may pass; when all "
            + "pass one after the other, the game ends.",
          "Undo goes back to a person's last decision, over the bots' answers.",
        ]),
    ]
  }

  private var scoring: [BookPage] {
    [
      BookPage(
        title: "Points",
        paragraphs: [
          "A pair gives 2 points. A miss costs 1 point for each of its two cards that you had seen "
            + "before, because you could have known.",
          "Seen belongs to the card, not to its picture: the first look at a card is free.",
          "With timed scoring all points are multiplied by 10 minus the whole seconds since the "
            + "last flip, but at least by 1.",
        ]),
      BookPage(
        title: "How good is good?",
        paragraphs: [
          "Who forgets nothing and plays well needs about 1.61 moves a pair: 12.39 on average for 8 "
            + "pairs, never fewer than 8 and never more than 15.",
          "About 0.7 pairs a game are luck: two cards never seen before that match.",
          "The Stats tab shows your games against these exact figures.",
        ]),
    ]
  }

  private var strategies: [BookPage] {
    [
      BookPage(
        title: "Playing alone",
        paragraphs: [
          "If you know a pair, take it. Else turn a card you have never seen. If you know its "
            + "partner, take that.",
          "If not, turn a second card you have never seen: it may match by luck, and you learn more "
            + "than from an old card.",
          "Nothing is better on average, as Velleman and Warrington showed in 2013.",
        ]),
      BookPage(
        title: "The bots",
        paragraphs: [
          "easy and fair forget: after each move they lose every card they know with a chance of 1 "
            + "in 5, or 1 in 20.",
          "sharp forgets nothing and always turns two new cards, which is often too generous.",
          "perfect forgets nothing and knows when one new card, or none, is better: what you turn, "
            + "the others see too. Zwick and Paterson, 1993.",
        ]),
    ]
  }

  private var lifecycle: [BookPage] {
    [
      BookPage(
        title: "View controllers",
        paragraphs: [
          "Every screen here is an ordinary UIKit view controller. \(wording.opening(.printCalls)), and see "
            + "what each one is told.",
          "viewDidLoad comes once, when the view is first needed; viewWillAppear and viewDidAppear "
            + "come at every appearance.",
          "The Reminder tab sets its earliest moment in viewWillAppear: in viewDidLoad it would be "
            + "right only once.",
        ]),
      BookPage(
        title: "Who comes first?",
        paragraphs: [
          "push: old will disappear, new will appear, old did disappear, new did appear.",
          "tab: the new one's will comes before the old one's.",
          "full screen: the new one has appeared before the old one has disappeared. A sheet "
            + "leaves the one below alone: it gets no call.",
          "\(wording.opening(.printCallsAndLeave)), and see.",
        ]),
      BookPage(
        title: "Things to try",
        paragraphs: [
          "\(wording.clause(.reopenBoard)): why is the second Game another one, and when does the first "
            + "go?",
          "\(wording.clause(.cancelSwipe)), in this book: who is told what?",
          "\(wording.clause(.showOptions)), and see which calls the board gets. Then win a game.",
          "\(wording.clause(.widenScreen)): two screens beside each other.",
        ]),
      BookPage(
        title: "The end",
        paragraphs: [
          "\(wording.clause(.listCommands)).",
          "\(wording.clause(.quit)) keeps your game for the next time.",
        ]),
    ]
  }
}
