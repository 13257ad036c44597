import Wayline

extension App {
    static let bar = App("Bar") { _ in DrinksCoordinator() }
        .previews {
            Preview("Drinks, none") { DrinksScreen([]) }
            Preview("Drinks, all") { DrinksScreen(Drink.all) }
        }
}
