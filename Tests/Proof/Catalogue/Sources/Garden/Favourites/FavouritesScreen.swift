import Wayline

/// Decides where the favourites lead.
struct FavouritesRouter: Router {
    enum Route: String, CaseIterable { case plant, lists }
    struct Facts: RouterFacts { var selected: Int? }

    func decide(_ route: Route, _ facts: Facts, _ context: RouteContext) -> Transition {
        switch route {
        case .plant: facts.selected.map { .push(.plant, ItemInput(id: $0)) } ?? .stay
        case .lists: .push(.lists)
        }
    }
}

/// The controls of the favourites, and the badge of their tab.
final class FavouritesView: View {
    let title: String
    let badge = Observable("")
    let plants: List<Plant>
    let lists: Button

    init(_ words: Words) {
        title = words("Favourites", "Yêu thích")
        plants = List("", selects: .several, emptyText: words("None yet.", "Chưa có cây nào.")) {
            $0.name
        }
        plants.spokenLabel = title
        lists = Button(words("Your lists", "Danh sách của bạn"), key: "t")
    }

    var badgeSource: ValueSource<String>? { badge }
    var controls: [Control] { [plants, lists] }
}

/// Lists the favourites. Several can be removed at once, and come back by undo.
final class FavouritesScreen: ViewScreen {
    typealias Routes = FavouritesRouter
    let view: FavouritesView
    private let shelf: Shelf
    private let words: Words
    private var selected: Int?

    init(_ shelf: Shelf, _ words: Words) {
        (self.shelf, self.words) = (shelf, words)
        view = FavouritesView(words)
    }

    var facts: FavouritesRouter.Facts { .init(selected: selected) }

    func start() {
        bind(\.plants.items, shelf.favourites)
        bind(\.badge.value, shelf.favourites.map { $0.isEmpty ? "" : "\($0.count)" })
        bind(view.plants.chosenPublisher) { screen, plant in
            screen.selected = plant.id
            screen.perform(.plant)
        }
        view.plants.actions = [
            RowAction(forSelected: words("Remove", "Bỏ"), key: "x", self) { $0.remove($1) }
        ]
        bind(view.lists, to: .lists)
    }

    private func remove(_ plants: [Plant]) {
        let before = shelf.favourites.value
        shelf.removeFavourites(plants)
        let names = plants.map(\.name).joined(separator: ", ")
        say(
            words("Removed: \(names)", "Đã bỏ: \(names)"),
            undo: { $0.shelf.favourites.value = before })
    }
}
