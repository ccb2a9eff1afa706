import Foundation

struct Recipe: Hashable {
  enum Course: String, CaseIterable {
    case soups = "Soups"
    case mains = "Mains"
    case sweets = "Sweets"
  }

  var id = UUID()
  var name: String
  var summary: String
  var course: Course
  var minutes: Int
  var servings = 2
  var isFavorite = false
  var notes = ""
}

/// The recipes, and what changes them.
@MainActor
final class RecipeBook {
  private(set) var recipes: [Recipe] = []

  /// Reads the recipes, off the main actor.
  func load() async {
    recipes = await Self.read()
  }

  nonisolated private static func read() async -> [Recipe] {
    samples.map { name, summary, course, minutes in
      Recipe(name: name, summary: summary, course: course, minutes: minutes)
    }
  }

  func recipes(of course: Recipe.Course, matching text: String = "") -> [Recipe] {
    recipes.filter { recipe in
      recipe.course == course && (text.isEmpty || recipe.name.localizedStandardContains(text))
    }
  }

  func update(_ recipe: Recipe) {
    guard let index = recipes.firstIndex(where: { $0.id == recipe.id }) else { return }
    recipes[index] = recipe
  }

  func remove(_ recipe: Recipe) { recipes.removeAll { $0.id == recipe.id } }

  func move(_ recipe: Recipe, to course: Recipe.Course, at position: Int) {
    var moved = recipe
    moved.course = course
    remove(recipe)
    var places = recipes.indices.filter { recipes[$0].course == course }
    places.append(recipes.endIndex)
    recipes.insert(moved, at: places[min(position, places.count - 1)])
  }

  func add(_ recipe: Recipe) { recipes.append(recipe) }
}

private let samples: [(String, String, Recipe.Course, Int)] = [
  ("Minestrone", "Beans, carrots and pasta in broth. Better on the second day.", .soups, 50),
  ("Gazpacho", "Cold tomatoes with cucumber and bread.", .soups, 20),
  ("Risotto", "Stir, wait, stir: rice that drinks a litre of stock by the ladle.", .mains, 35),
  ("Ratatouille", "Aubergines, courgettes and peppers, each fried by itself.", .mains, 70),
  ("Omelette", "Three eggs, butter, no colour.", .mains, 10),
  ("Panna cotta", "Cream that barely holds.", .sweets, 15),
  ("Apple crumble", "Sharp apples below, butter and oats above.", .sweets, 45),
]
