import Wayline

extension GardenCoordinator {
    /// The page of the user, and all that belongs to it.
    @FlowBuilder<GardenCoordinator>
    static var owning: [FlowElement<GardenCoordinator>] {
        FlowScreen(.you) { YouScreen($0.shelf, $0.words) }
        FlowScreen(.recent) { $0.recent() }
            .on(\.chosen) { _, row in .push(.plant, ItemInput(id: row.id)) }
        FlowScreen(.settings) { SettingsScreen($0.shelf, $0.context) }
        FlowScreen(.language) { $0.pickLanguage() }.returns(to: SettingsScreen.self) { _, _ in }
        FlowScreen(.theme) { $0.pickTheme() }.returns(to: SettingsScreen.self) { _, _ in }
        FlowScreen(.privacy) { PrivacyScreen($0.shelf, $0.words) }
        FlowScreen(.profile) { $0.profile() }
            .onLeave(by: [.back, .link]) { $1.hasChanges ? .ask($0.discard) : .allow }
        FlowScreen(.myReviews) { MyReviewsScreen($0.plants, $0.shelf, $0.words) }
        FlowScreen(.feedback) { $0.feedback() }
    }

    /// The pages about the app.
    @FlowBuilder<GardenCoordinator>
    static var reading: [FlowElement<GardenCoordinator>] {
        FlowScreen(.help) { $0.tips() }
            .on(\.chosen) { _, row in .push(.tip, ItemInput(id: row.id)) }
        FlowScreen(.tip) { try $0.page($1.id, of: Texts.help($0.words)) }
        FlowScreen(.about) { $0.about() }
            .on(\.mores) { _, _ in .push(.licences) }
        FlowScreen(.licences) { $0.licences() }
            .on(\.chosen) { _, row in .push(.licence, ItemInput(id: row.id)) }
        FlowScreen(.licence) { try $0.page($1.id, of: Texts.licences($0.words)) }
    }

    private func recent() -> RowsScreen {
        let (plants, shelf) = (plants, shelf)
        return RowsScreen(words("Recently seen", "Đã xem gần đây"), words) {
            () async throws(PlantError) in
            try await plants.plants(shelf.recent.value).map { Row($0) }
        }
    }

    private func pickLanguage() -> PickScreen {
        let languages = context.languages
        return PickScreen(words("Language", "Ngôn ngữ"), words) { () async throws(PlantError) in
            languages.enumerated().map { Row(id: $0, title: $1.name) }
        }
    }

    private func pickTheme() -> PickScreen {
        let words = words
        return PickScreen(words("Colours", "Màu sắc"), words) { () async throws(PlantError) in
            [
                Row(id: 0, title: words("As the terminal", "Như cửa sổ")),
                Row(id: 1, title: words("Dark", "Tối")),
                Row(id: 2, title: words("Light", "Sáng")),
            ]
        }
    }

    private func profile() -> TextFormScreen {
        let (shelf, words) = (shelf, words)
        let labels = TextFormScreen.Labels(
            title: words("Profile", "Hồ sơ"), text: words("Your name", "Tên bạn"),
            save: words("Save", "Lưu"), saved: words("Saved.", "Đã lưu."))
        return TextFormScreen(labels, words, first: shelf.name.value, limit: 20) {
            (text: String) async throws(PlantError) in shelf.name.value = text
        }
    }

    private func feedback() -> TextFormScreen {
        let (plants, words) = (plants, words)
        let labels = TextFormScreen.Labels(
            title: words("Feedback", "Góp ý"), text: words("What can we do?", "Bạn muốn gì?"),
            save: words("Send", "Gửi"), saved: words("Thank you.", "Cảm ơn bạn."))
        return TextFormScreen(labels, words) { (text: String) async throws(PlantError) in
            try await plants.send(feedback: text)
        }
    }

    private func tips() -> RowsScreen {
        let words = words
        return RowsScreen(words("Tips", "Mẹo"), words) { () async throws(PlantError) in
            Texts.help(words).enumerated().map { Row(id: $0, title: $1.title) }
        }
    }

    private func licences() -> RowsScreen {
        let words = words
        return RowsScreen(words("Licences", "Giấy phép"), words) { () async throws(PlantError) in
            Texts.licences(words).enumerated().map { Row(id: $0, title: $1.title) }
        }
    }

    private func about() -> PageScreen {
        let words = words
        return PageScreen(
            words("About", "Giới thiệu"), words, more: words("Licences", "Giấy phép")
        ) { () async throws(PlantError) in
            Page(text: words("Plants of our garden.", "Cây trong vườn của chúng tôi."))
        }
    }

    private func page(_ number: Int, of texts: [(title: String, text: String)]) throws -> PageScreen
    {
        guard texts.indices.contains(number) else { throw PlantError.unknown(number) }
        let text = texts[number]
        return PageScreen(text.title, words) { () async throws(PlantError) in
            Page(text: text.text)
        }
    }
}
