import Wayline

/// Decides where the search leads.
struct SearchRouter: Router {
    enum Route: String, CaseIterable { case plant }
    struct Facts: RouterFacts { var selected: Int? }

    func decide(_ route: Route, _ facts: Facts, _ context: RouteContext) -> Transition {
        switch route {
        case .plant: facts.selected.map { .push(.plant, ItemInput(id: $0)) } ?? .stay
        }
    }
}

/// The state of the search.
@MainActor
final class SearchViewModel {
    let text = Observable("")
    let filter = Observable(PlantFilter())
    let order = Observable(PlantOrder.name)
    var selected: Int?
    private let request = Request<[Plant], PlantError>()
    private let plants: any PlantService

    init(_ plants: any PlantService) {
        self.plants = plants
    }

    var found: RequestSource<[Plant], PlantError> { request }

    /// Searches, in place of a search that is still running.
    func search() async {
        let (plants, text) = (plants, text.value)
        let (filter, order) = (filter.value, order.value)
        await request.run(.latest) { () async throws(PlantError) in
            try await plants.find(text, filter, by: order)
        }
    }
}

/// The controls of the search.
final class SearchView: View {
    let title: String
    let search: SearchField
    let found: List<Plant>
    let missing: Placeholder
    let filter: Button
    let order: Button
    let limits = NamedValues()

    init(_ words: Words) {
        title = words("Search", "Tìm kiếm")
        search = SearchField(words("Name", "Tên"))
        found = List("") { $0.name }
        found.spokenLabel = words("Found", "Kết quả")
        missing = Placeholder(retry: words.tryAgain)
        filter = Button(words("Filter", "Lọc"))
        order = Button(words("Order", "Thứ tự"))
    }

    var controls: [Control] { [search, filter, order, limits, found, missing] }
}

/// Finds plants while the user types. The text is saved with the user's place.
final class SearchScreen: ViewScreen, DraftKeeping {
    typealias Routes = SearchRouter
    let view: SearchView
    private let viewModel: SearchViewModel
    private let words: Words

    init(_ viewModel: SearchViewModel, _ words: Words) {
        (self.viewModel, self.words) = (viewModel, words)
        view = SearchView(words)
    }

    var facts: SearchRouter.Facts { .init(selected: viewModel.selected) }

    var draft: String {
        get { viewModel.text.value }
        set { viewModel.text.value = newValue }
    }

    func start() {
        bind(view.search, viewModel.text)
        bind(view.search.textPublisher) { screen, _ in
            screen.begin { await $0.viewModel.search() }
        }
        let found = viewModel.found.value.map { $0 ?? [] }
        bind(\.found.items, found)
        bind(\.found.isHidden, found.map(\.isEmpty))
        bind(view.found.chosenPublisher) { screen, plant in
            screen.viewModel.selected = plant.id
            screen.perform(.plant)
        }
        let limits = Derived(viewModel.filter, viewModel.order) { [words] in
            $0.rows(words) + [NamedValues.Row(words("Order", "Thứ tự"), $1.text(words))]
        }
        bind(\.limits.rows, limits)
        view.filter.onTap(self) { await $0.filter() }
        view.order.onTap(self) { await $0.order() }
        bind(view.missing, viewModel.found, loading: words.loading) { [words] in
            $0.isEmpty ? words("No plant matches.", "Không có cây nào khớp.") : ""
        } failure: { [words] in
            $0.text(words)
        } load: {
            await $0.viewModel.search()
        }
    }

    private func filter() async {
        guard let filter = await present(.filter, viewModel.filter.value) else { return }
        viewModel.filter.value = filter
        await viewModel.search()
    }

    private func order() async {
        guard let number = await present(.order), let order = PlantOrder(rawValue: number) else {
            return
        }
        viewModel.order.value = order
        await viewModel.search()
    }
}
