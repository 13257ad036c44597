import Wayline

extension GardenCoordinator {
    /// The categories, and the pages of a plant.
    @FlowBuilder<GardenCoordinator>
    static var browsing: [FlowElement<GardenCoordinator>] {
        FlowScreen(.browse) { $0.categories(below: nil) }
            .on(\.chosen) { _, it in .push(.category, ItemInput(id: it.id)) }
        FlowScreen(.category) { try $0.contents(of: $1.id) }
            .on(\.chosen) { $0.open($1) }
        FlowScreen(.plant) { garden, input in
            PlantScreen(PlantViewModel(input.id, garden.plants, garden.shelf), garden.words)
        }
        FlowScreen(.pickPlant) { $0.pickPlant() }.returns(to: PlantScreen.self) { _, _ in }
        FlowScreen(.pickList) { $0.pickList() }.returns(to: PlantScreen.self) { _, _ in }
        FlowScreen(.compare) { $0.compare($1) }
        FlowScreen(.related) { $0.related(to: $1.id) }
            .on(\.chosen) { _, it in .push(.plant, ItemInput(id: it.id)) }
        FlowScreen(.note) { $0.note(on: $1.id) }
            .onLeave(by: [.back, .link]) { $1.hasChanges ? .ask($0.discard) : .allow }
    }

    /// The pages that tell more about a plant.
    @FlowBuilder<GardenCoordinator>
    static var details: [FlowElement<GardenCoordinator>] {
        FlowScreen(.care) { $0.care(of: $1.id) }
        FlowScreen(.photos) { $0.photos(of: $1.id) }
            .on(\.chosen) { _, it in .push(.photo, ItemInput(id: it.id)) }
        FlowScreen(.photo) { garden, input in garden.photo(input.id) }
        FlowScreen(.grower) { $0.grower($1.id) }
            .on(\.mores) { _, it in .push(.growerPlants, ItemInput(id: it)) }
        FlowScreen(.growerPlants) { $0.plants(of: $1.id) }
            .on(\.chosen) { _, it in .push(.plant, ItemInput(id: it.id)) }
        FlowScreen(.nurseries) { garden, _ in garden.nurseries() }
            .on(\.chosen) { _, it in .push(.nursery, ItemInput(id: it.id)) }
        FlowScreen(.nursery) { $0.nursery($1.id) }
            .on(\.mores) { _, it in .push(.hours, ItemInput(id: it)) }
        FlowScreen(.hours) { $0.hours(of: $1.id) }
    }

    /// The words of other users about a plant.
    @FlowBuilder<GardenCoordinator>
    static var talk: [FlowElement<GardenCoordinator>] {
        FlowScreen(.reviews) { $0.reviews(of: $1.id) }
            .on(\.chosen) { _, it in .push(.review, ItemInput(id: it.id)) }
            .on(\.adds) { _, it in .push(.writeReview, ItemInput(id: it)) }
        FlowScreen(.review) { $0.review($1.id) }
        FlowScreen(.writeReview) { garden, input in
            WriteReviewScreen(
                WriteReviewViewModel(input.id, garden.plants, garden.shelf), garden.words)
        }
        FlowScreen(.questions) { $0.questions(about: $1.id) }
            .on(\.chosen) { _, it in .push(.question, ItemInput(id: it.id)) }
            .on(\.adds) { _, it in .push(.ask, ItemInput(id: it)) }
        FlowScreen(.question) { $0.question($1.id) }
        FlowScreen(.ask) { $0.ask(about: $1.id) }
    }
}
