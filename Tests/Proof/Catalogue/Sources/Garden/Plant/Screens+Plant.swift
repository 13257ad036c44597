import Wayline

extension GardenCoordinator {
    func categories(below parent: Int?) -> RowsScreen {
        let words = words
        return RowsScreen(words("Browse", "Danh mục"), words) { () async throws(PlantError) in
            Texts.categories.filter { $0.parent == parent }.map { Row($0, words) }
        }
    }

    /// Makes the list of a category: its categories, or else its plants.
    func contents(of id: Int) throws -> RowsScreen {
        let (plants, words) = (plants, words)
        guard let category = Texts.categories.first(where: { $0.id == id }) else {
            throw PlantError.unknown(id)
        }
        let below = Texts.categories.filter { $0.parent == id }
        return RowsScreen(category.title(words), words) { () async throws(PlantError) in
            below.isEmpty
                ? try await plants.plants(in: id).map { Row($0) } : below.map { Row($0, words) }
        }
    }

    /// Returns the way from a row of a category. The first categories have others below them.
    func open(_ row: Row) -> Transition {
        let isCategory = Texts.categories.contains {
            $0.id == row.id && $0.title(words) == row.title
        }
        return .push(isCategory ? .category : .plant, ItemInput(id: row.id))
    }

    func care(of id: Int) -> PageScreen {
        let (plants, words) = (plants, words)
        return PageScreen(words("Care", "Chăm sóc"), words) { () async throws(PlantError) in
            let plant = try await plants.plant(id)
            let light = plant.needsSun ? words("Sun", "Nắng") : words("Shade", "Bóng râm")
            return Page(
                rows: [
                    .init(name: words("Place", "Chỗ"), value: light),
                    .init(name: words("Water", "Nước"), value: words("Daily", "Hằng ngày")),
                ])
        }
    }

    func photos(of id: Int) -> RowsScreen {
        let words = words
        return RowsScreen(words("Photos", "Ảnh"), words) { () async throws(PlantError) in
            [
                Row(id: id * 10, title: words("In spring", "Mùa xuân")),
                Row(id: id * 10 + 1, title: words("In autumn", "Mùa thu")),
            ]
        }
    }

    /// Makes the page of a photo, whose last digit is its season.
    func photo(_ id: Int) -> PageScreen {
        let words = words
        return PageScreen(words("Photo", "Ảnh"), words) { () async throws(PlantError) in
            Page(
                text: id % 10 == 0
                    ? words("Green leaves", "Lá xanh") : words("Red leaves", "Lá đỏ"))
        }
    }

    func grower(_ id: Int) -> PageScreen {
        let words = words
        return PageScreen(
            words("Grower", "Người trồng"), words, more: words("All plants", "Mọi cây"),
            subject: id
        ) { () async throws(PlantError) in
            guard Texts.growers.indices.contains(id - 1) else { throw .unknown(id) }
            return Page(text: Texts.growers[id - 1])
        }
    }

    func plants(of grower: Int) -> RowsScreen {
        let (plants, words) = (plants, words)
        return RowsScreen(words("Plants of the grower", "Cây của người trồng"), words) {
            () async throws(PlantError) in
            try await plants.plants(of: grower).map { Row($0) }
        }
    }

    func related(to id: Int) -> RowsScreen {
        let (plants, words) = (plants, words)
        return RowsScreen(words("Related plants", "Cây liên quan"), words) {
            () async throws(PlantError) in
            let plant = try await plants.plant(id)
            return try await plants.plants(in: plant.category).filter { $0.id != id }
                .map { Row($0) }
        }
    }

    func nurseries() -> RowsScreen {
        RowsScreen(words("Where to buy", "Nơi bán"), words) { () async throws(PlantError) in
            Texts.nurseries.enumerated().map { Row(id: $0 + 1, title: $1) }
        }
    }

    func nursery(_ id: Int) -> PageScreen {
        let words = words
        return PageScreen(
            words("Nursery", "Vườn ươm"), words, more: words("Hours", "Giờ mở cửa"), subject: id
        ) { () async throws(PlantError) in
            guard Texts.nurseries.indices.contains(id - 1) else { throw .unknown(id) }
            return Page(text: Texts.nurseries[id - 1])
        }
    }

    func hours(of nursery: Int) -> PageScreen {
        let words = words
        return PageScreen(words("Hours", "Giờ mở cửa"), words) { () async throws(PlantError) in
            Page(
                rows: [
                    .init(
                        name: words("Every day", "Mỗi ngày"),
                        value: nursery == 1 ? "7–17" : "8–20")
                ])
        }
    }

    func compare(_ pair: PairInput) -> PageScreen {
        let (plants, words) = (plants, words)
        return PageScreen(words("Comparison", "So sánh"), words) { () async throws(PlantError) in
            let both = try await plants.plants([pair.first, pair.second])
            return Page(rows: both.map { .init(name: $0.name, value: "€\($0.price)") })
        }
    }

    func note(on id: Int) -> TextFormScreen {
        let (shelf, words) = (shelf, words)
        let labels = TextFormScreen.Labels(
            title: words("Your note", "Ghi chú"), text: words("Note", "Ghi chú"),
            save: words("Save", "Lưu"), saved: words("Saved.", "Đã lưu."))
        return TextFormScreen(labels, words, first: shelf.notes.value[id] ?? "") {
            (text: String) async throws(PlantError) in shelf.notes.value[id] = text
        }
    }

    func pickPlant() -> PickScreen {
        let (plants, words) = (plants, words)
        return PickScreen(words("Compare with", "So sánh với"), words) {
            () async throws(PlantError) in
            try await plants.find("", PlantFilter(), by: .name).map { Row($0) }
        }
    }

    func pickList() -> PickScreen {
        let shelf = shelf
        return PickScreen(words("Choose a list", "Chọn danh sách"), words) {
            () async throws(PlantError) in
            shelf.lists.value.map { Row(id: $0.id, title: $0.name) }
        }
    }

    var discard: Alert {
        .confirm(
            words("Discard your changes?", "Bỏ các thay đổi?"),
            yes: words("Discard", "Bỏ"), no: words("Keep", "Giữ lại"))
    }
}
