import Wayline

extension GardenCoordinator {
    /// The search, and its filter and order.
    @FlowBuilder<GardenCoordinator>
    static var searching: [FlowElement<GardenCoordinator>] {
        FlowScreen(.search) { SearchScreen(SearchViewModel($0.plants), $0.words) }
        FlowScreen(.filter) { garden, filter in FilterScreen(filter, garden.words) }
            .returns(to: SearchScreen.self) { _, _ in }
        FlowScreen(.order) { $0.pickOrder() }.returns(to: SearchScreen.self) { _, _ in }
    }

    private func pickOrder() -> PickScreen {
        let words = words
        return PickScreen(words("Order", "Thứ tự"), words) { () async throws(PlantError) in
            PlantOrder.allCases.map { Row(id: $0.rawValue, title: $0.text(words)) }
        }
    }
}
