import Wayline

final class DrinksView: View {
    let title = "Drinks"
    let drinks = List<Drink>("What we have", emptyText: "Nothing today.") {
        "\($0.name), \($0.price)"
    }

    var controls: [Control] { [drinks] }
}
