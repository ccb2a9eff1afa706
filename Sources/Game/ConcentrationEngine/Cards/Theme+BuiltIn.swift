extension Theme {
  /// The themes that come with the program, in the order of the chooser.
  public static let builtIn: [Theme] = [
    letters, shapes, animals, food, faces, halloween, sports, numbers,
  ]

  /// The alphabet, with the words that radio operators spell it by.
  public static let letters = Theme(
    uncheckedName: "letters",
    symbols: [
      Symbol(letter: "A", word: "alfa"),
      Symbol(letter: "B", word: "bravo"),
      Symbol(letter: "C", word: "charlie"),
      Symbol(letter: "D", word: "delta"),
      Symbol(letter: "E", word: "echo"),
      Symbol(letter: "F", word: "foxtrot"),
      Symbol(letter: "G", word: "golf"),
      Symbol(letter: "H", word: "hotel"),
      Symbol(letter: "I", word: "india"),
      Symbol(letter: "J", word: "juliett"),
      Symbol(letter: "K", word: "kilo"),
      Symbol(letter: "L", word: "lima"),
      Symbol(letter: "M", word: "mike"),
      Symbol(letter: "N", word: "november"),
      Symbol(letter: "O", word: "oscar"),
      Symbol(letter: "P", word: "papa"),
      Symbol(letter: "Q", word: "quebec"),
      Symbol(letter: "R", word: "romeo"),
      Symbol(letter: "S", word: "sierra"),
      Symbol(letter: "T", word: "tango"),
      Symbol(letter: "U", word: "uniform"),
      Symbol(letter: "V", word: "victor"),
      Symbol(letter: "W", word: "whiskey"),
      Symbol(letter: "X", word: "xray"),
      Symbol(letter: "Y", word: "yankee"),
      Symbol(letter: "Z", word: "zulu"),
    ])

  /// Suits of cards and other plain shapes; the theme of an ID that names none.
  public static let shapes = Theme(
    uncheckedName: "shapes",
    symbols: [
      Symbol(letter: "D", word: "diamond", glyph: "♦", emoji: "🔷"),
      Symbol(letter: "C", word: "club", glyph: "♣"),
      Symbol(letter: "H", word: "heart", glyph: "♥", emoji: "🧡"),
      Symbol(letter: "S", word: "spade", glyph: "♠"),
      Symbol(letter: "O", word: "circle", glyph: "●", emoji: "🔴"),
      Symbol(letter: "T", word: "star", glyph: "★", emoji: "🌟"),
      Symbol(letter: "Q", word: "square", glyph: "■", emoji: "🟦"),
      Symbol(letter: "A", word: "triangle", glyph: "▲", emoji: "🔺"),
      Symbol(letter: "R", word: "ring", glyph: "○", emoji: "⭕"),
      Symbol(letter: "W", word: "wedge", glyph: "▼", emoji: "🔻"),
      Symbol(letter: "P", word: "plus", glyph: "✚", emoji: "➕"),
      Symbol(letter: "N", word: "note", glyph: "♪", emoji: "🎵"),
      Symbol(letter: "M", word: "moon", glyph: "☾", emoji: "🌙"),
      Symbol(letter: "F", word: "flower", glyph: "✿", emoji: "🌸"),
      Symbol(letter: "K", word: "king", glyph: "♚"),
      Symbol(letter: "L", word: "lozenge", glyph: "◊", emoji: "🔶"),
      Symbol(letter: "X", word: "cross", glyph: "✕", emoji: "❌"),
      Symbol(letter: "Y", word: "yin-yang", glyph: "☯"),
      Symbol(letter: "U", word: "sun", glyph: "☼", emoji: "🌞"),
      Symbol(letter: "B", word: "box", glyph: "□", emoji: "🟩"),
    ])

  /// Animals, each by its face or its figure.
  public static let animals = Theme(
    uncheckedName: "animals",
    symbols: [
      Symbol(letter: "D", word: "dog", emoji: "🐶"),
      Symbol(letter: "C", word: "cat", emoji: "🐱"),
      Symbol(letter: "M", word: "mouse", emoji: "🐭"),
      Symbol(letter: "F", word: "fox", emoji: "🦊"),
      Symbol(letter: "B", word: "bear", emoji: "🐻"),
      Symbol(letter: "P", word: "panda", emoji: "🐼"),
      Symbol(letter: "K", word: "koala", emoji: "🐨"),
      Symbol(letter: "T", word: "tiger", emoji: "🐯"),
      Symbol(letter: "L", word: "lion", emoji: "🦁"),
      Symbol(letter: "O", word: "octopus", emoji: "🐙"),
      Symbol(letter: "R", word: "rabbit", emoji: "🐰"),
      Symbol(letter: "H", word: "horse", emoji: "🐴"),
      Symbol(letter: "U", word: "unicorn", emoji: "🦄"),
      Symbol(letter: "S", word: "snake", emoji: "🐍"),
      Symbol(letter: "W", word: "whale", emoji: "🐳"),
      Symbol(letter: "E", word: "elephant", emoji: "🐘"),
      Symbol(letter: "G", word: "giraffe", emoji: "🦒"),
      Symbol(letter: "Z", word: "zebra", emoji: "🦓"),
      Symbol(letter: "N", word: "penguin", emoji: "🐧"),
      Symbol(letter: "A", word: "ant", emoji: "🐜"),
      Symbol(letter: "I", word: "pig", emoji: "🐷"),
    ])

  /// Things to eat.
  public static let food = Theme(
    uncheckedName: "food",
    symbols: [
      Symbol(letter: "A", word: "apple", emoji: "🍎"),
      Symbol(letter: "B", word: "banana", emoji: "🍌"),
      Symbol(letter: "C", word: "cherry", emoji: "🍒"),
      Symbol(letter: "G", word: "grapes", emoji: "🍇"),
      Symbol(letter: "L", word: "lemon", emoji: "🍋"),
      Symbol(letter: "M", word: "melon", emoji: "🍈"),
      Symbol(letter: "P", word: "pizza", emoji: "🍕"),
      Symbol(letter: "H", word: "hamburger", emoji: "🍔"),
      Symbol(letter: "S", word: "sushi", emoji: "🍣"),
      Symbol(letter: "T", word: "taco", emoji: "🌮"),
      Symbol(letter: "D", word: "doughnut", emoji: "🍩"),
      Symbol(letter: "I", word: "ice cream", emoji: "🍦"),
      Symbol(letter: "K", word: "cake", emoji: "🍰"),
      Symbol(letter: "E", word: "egg", emoji: "🥚"),
      Symbol(letter: "O", word: "orange", emoji: "🍊"),
      Symbol(letter: "R", word: "carrot", emoji: "🥕"),
      Symbol(letter: "N", word: "noodles", emoji: "🍜"),
      Symbol(letter: "W", word: "waffle", emoji: "🧇"),
      Symbol(letter: "F", word: "fries", emoji: "🍟"),
      Symbol(letter: "V", word: "avocado", emoji: "🥑"),
    ])

  /// Faces, named for what they do or feel.
  public static let faces = Theme(
    uncheckedName: "faces",
    symbols: [
      Symbol(letter: "G", word: "grin", emoji: "😀"),
      Symbol(letter: "L", word: "laugh", emoji: "😂"),
      Symbol(letter: "W", word: "wink", emoji: "😉"),
      Symbol(letter: "H", word: "heart eyes", emoji: "😍"),
      Symbol(letter: "C", word: "cool", emoji: "😎"),
      Symbol(letter: "T", word: "thinking", emoji: "🤔"),
      Symbol(letter: "S", word: "sleeping", emoji: "😴"),
      Symbol(letter: "A", word: "angry", emoji: "😠"),
      Symbol(letter: "R", word: "crying", emoji: "😭"),
      Symbol(letter: "K", word: "kiss", emoji: "😘"),
      Symbol(letter: "N", word: "nerd", emoji: "🤓"),
      Symbol(letter: "P", word: "party", emoji: "🥳"),
      Symbol(letter: "Z", word: "zany", emoji: "🤪"),
      Symbol(letter: "M", word: "mask", emoji: "😷"),
      Symbol(letter: "B", word: "blushing", emoji: "😊"),
      Symbol(letter: "O", word: "open mouth", emoji: "😮"),
      Symbol(letter: "U", word: "upside down", emoji: "🙃"),
      Symbol(letter: "E", word: "exploding", emoji: "🤯"),
      Symbol(letter: "D", word: "cold", emoji: "🥶"),
      Symbol(letter: "Y", word: "yawning", emoji: "🥱"),
    ])

  /// The theme of the course's first lectures, from ghost to spirit.
  public static let halloween = Theme(
    uncheckedName: "halloween",
    symbols: [
      Symbol(letter: "G", word: "ghost", emoji: "👻"),
      Symbol(letter: "P", word: "pumpkin", emoji: "🎃"),
      Symbol(letter: "B", word: "bat", emoji: "🦇"),
      Symbol(letter: "S", word: "skull", emoji: "💀"),
      Symbol(letter: "W", word: "witch", emoji: "🧙"),
      Symbol(letter: "V", word: "vampire", emoji: "🧛"),
      Symbol(letter: "Z", word: "zombie", emoji: "🧟"),
      Symbol(letter: "D", word: "devil", emoji: "😈"),
      Symbol(letter: "A", word: "alien", emoji: "👽"),
      Symbol(letter: "O", word: "owl", emoji: "🦉"),
      Symbol(letter: "C", word: "candy", emoji: "🍬"),
      Symbol(letter: "L", word: "lollipop", emoji: "🍭"),
      Symbol(letter: "M", word: "moon", emoji: "🌕"),
      Symbol(letter: "F", word: "bonfire", emoji: "🔥"),
      Symbol(letter: "H", word: "haunted castle", emoji: "🏰"),
      Symbol(letter: "E", word: "monster", emoji: "👾"),
      Symbol(letter: "K", word: "black cat", emoji: "🐈"),
      Symbol(letter: "R", word: "robot", emoji: "🤖"),
      Symbol(letter: "N", word: "clown", emoji: "🤡"),
      Symbol(letter: "I", word: "spirit", emoji: "🧞"),
    ])

  /// Balls, games and sports.
  public static let sports = Theme(
    uncheckedName: "sports",
    symbols: [
      Symbol(letter: "S", word: "soccer", emoji: "⚽"),
      Symbol(letter: "B", word: "basketball", emoji: "🏀"),
      Symbol(letter: "F", word: "football", emoji: "🏈"),
      Symbol(letter: "A", word: "baseball", emoji: "⚾"),
      Symbol(letter: "T", word: "tennis", emoji: "🎾"),
      Symbol(letter: "V", word: "volleyball", emoji: "🏐"),
      Symbol(letter: "R", word: "rugby", emoji: "🏉"),
      Symbol(letter: "P", word: "pool", emoji: "🎱"),
      Symbol(letter: "G", word: "golf", emoji: "⛳"),
      Symbol(letter: "H", word: "hockey", emoji: "🏒"),
      Symbol(letter: "C", word: "cricket", emoji: "🏏"),
      Symbol(letter: "D", word: "darts", emoji: "🎯"),
      Symbol(letter: "W", word: "bowling", emoji: "🎳"),
      Symbol(letter: "X", word: "boxing", emoji: "🥊"),
      Symbol(letter: "K", word: "karate", emoji: "🥋"),
      Symbol(letter: "I", word: "ski", emoji: "🎿"),
      Symbol(letter: "E", word: "sled", emoji: "🛷"),
      Symbol(letter: "U", word: "surfing", emoji: "🏄"),
      Symbol(letter: "M", word: "swimming", emoji: "🏊"),
      Symbol(letter: "L", word: "flying disc", emoji: "🥏"),
    ])

  /// One through twenty; from eleven on the letter is one of the word's.
  public static let numbers = Theme(
    uncheckedName: "numbers",
    symbols: [
      Symbol(letter: "1", word: "one", glyph: "①"),
      Symbol(letter: "2", word: "two", glyph: "②"),
      Symbol(letter: "3", word: "three", glyph: "③"),
      Symbol(letter: "4", word: "four", glyph: "④"),
      Symbol(letter: "5", word: "five", glyph: "⑤"),
      Symbol(letter: "6", word: "six", glyph: "⑥"),
      Symbol(letter: "7", word: "seven", glyph: "⑦"),
      Symbol(letter: "8", word: "eight", glyph: "⑧"),
      Symbol(letter: "9", word: "nine", glyph: "⑨"),
      Symbol(letter: "0", word: "ten", glyph: "⑩"),
      Symbol(letter: "E", word: "eleven", glyph: "⑪"),
      Symbol(letter: "W", word: "twelve", glyph: "⑫"),
      Symbol(letter: "H", word: "thirteen", glyph: "⑬"),
      Symbol(letter: "F", word: "fourteen", glyph: "⑭"),
      Symbol(letter: "I", word: "fifteen", glyph: "⑮"),
      Symbol(letter: "X", word: "sixteen", glyph: "⑯"),
      Symbol(letter: "V", word: "seventeen", glyph: "⑰"),
      Symbol(letter: "G", word: "eighteen", glyph: "⑱"),
      Symbol(letter: "N", word: "nineteen", glyph: "⑲"),
      Symbol(letter: "T", word: "twenty", glyph: "⑳"),
    ])
}
