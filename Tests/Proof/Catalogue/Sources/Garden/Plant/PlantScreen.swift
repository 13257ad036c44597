import Wayline

/// The state of the page of a plant.
@MainActor
final class PlantViewModel {
    let id: Int
    let shelf: Shelf
    let loader: Loader<Plant>

    /// The number of the plant to compare with.
    var other: Int?

    init(_ id: Int, _ plants: any PlantService, _ shelf: Shelf) {
        (self.id, self.shelf) = (id, shelf)
        loader = Loader { () async throws(PlantError) in try await plants.plant(id) }
    }

    var plant: ValueSource<Plant?> { loader.contents.value }

    var isFavourite: Derived<Bool> {
        shelf.favourites.map { [id] in $0.contains { $0.id == id } }
    }

    var price: Derived<String> {
        Derived(plant, shelf.showsPrices) { $1 ? $0.map { "€\($0.price)" } ?? "" : "" }
    }

    var note: Derived<String> { shelf.notes.map { [id] in $0[id] ?? "" } }

    func load() async {
        await loader.load()
        if plant.value != nil { shelf.see(id) }
    }

    func like() {
        if let plant = plant.value { shelf.addFavourite(plant) }
    }

    func unlike() {
        if let plant = plant.value { shelf.removeFavourites([plant]) }
    }
}

/// Shows a plant, and leads to all that is known about it.
final class PlantScreen: ViewScreen {
    typealias Routes = PlantRouter
    let view: PlantView
    private let viewModel: PlantViewModel
    private let words: Words

    init(_ viewModel: PlantViewModel, _ words: Words) {
        (self.viewModel, self.words) = (viewModel, words)
        view = PlantView(words)
    }

    var facts: PlantRouter.Facts {
        .init(
            id: viewModel.id, grower: viewModel.plant.value?.grower, other: viewModel.other)
    }

    func start() {
        let plant = viewModel.plant
        bind(\.heading.value, plant.map { $0?.name ?? "" }.filter { !$0.isEmpty })
        bind(\.price.text, viewModel.price)
        bind(\.note.text, viewModel.note)
        bind(\.contents.isHidden, plant.map { $0 == nil })
        bind(\.like.isHidden, viewModel.isFavourite)
        bind(\.unlike.isHidden, viewModel.isFavourite.map { !$0 })
        bind(view.like.tapPublisher) { screen, _ in screen.viewModel.like() }
        bind(view.unlike.tapPublisher) { screen, _ in screen.viewModel.unlike() }
        view.keep.onTap(self) { await $0.keep() }
        view.compare.onTap(self) { await $0.compare() }
        bindRoutes()
        bind(view.missing, viewModel.loader.contents, loading: words.loading) { [words] in
            $0.text(words)
        } isFinal: {
            $0 != .unavailable
        } load: {
            await $0.viewModel.load()
        }
    }

    private func bindRoutes() {
        bind(view.care, to: .care)
        bind(view.photos, to: .photos)
        bind(view.reviews, to: .reviews)
        bind(view.questions, to: .questions)
        bind(view.grower, to: .grower)
        bind(view.related, to: .related)
        bind(view.nurseries, to: .nurseries)
        bind(view.editNote, to: .note)
    }

    private func keep() async {
        guard let list = await present(.pickList) else { return }
        viewModel.shelf.add(viewModel.id, to: list)
        say(words("Added to the list.", "Đã thêm vào danh sách."))
    }

    private func compare() async {
        guard let other = await present(.pickPlant) else { return }
        viewModel.other = other
        perform(.compare)
    }
}
