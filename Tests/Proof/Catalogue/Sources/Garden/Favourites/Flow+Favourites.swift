import Wayline

extension GardenCoordinator {
    /// The favourites, and the lists of the user.
    @FlowBuilder<GardenCoordinator>
    static var keeping: [FlowElement<GardenCoordinator>] {
        FlowScreen(.favourites) { FavouritesScreen($0.shelf, $0.words) }
        FlowScreen(.lists) { $0.lists() }
            .on(\.chosen) { _, row in .push(.list, ItemInput(id: row.id)) }
            .on(\.adds) { _, _ in .push(.newList) }
        FlowScreen(.list) { $0.list($1.id) }
            .on(\.chosen) { _, row in .push(.plant, ItemInput(id: row.id)) }
        FlowScreen(.newList) { $0.newList() }
    }

    private func lists() -> RowsScreen {
        let shelf = shelf
        return RowsScreen(
            words("Your lists", "Danh sách của bạn"), words, add: words("New list", "Danh sách mới")
        ) { () async throws(PlantError) in
            shelf.lists.value.map { Row(id: $0.id, title: $0.name) }
        }
    }

    private func list(_ id: Int) -> RowsScreen {
        let (plants, shelf) = (plants, shelf)
        return RowsScreen(words("List", "Danh sách"), words) { () async throws(PlantError) in
            let list = shelf.lists.value.first { $0.id == id }
            return try await plants.plants(list?.plants ?? []).map { Row($0) }
        }
    }

    private func newList() -> TextFormScreen {
        let (shelf, words) = (shelf, words)
        let labels = TextFormScreen.Labels(
            title: words("New list", "Danh sách mới"), text: words("Name", "Tên"),
            save: words("Create", "Tạo"), saved: words("The list is made.", "Đã tạo danh sách."))
        return TextFormScreen(labels, words, limit: 20) { (text: String) async throws(PlantError) in
            shelf.addList(text)
        }
    }
}
