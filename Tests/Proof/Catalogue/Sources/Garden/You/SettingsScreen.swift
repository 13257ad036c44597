import Wayline

/// Decides where the settings lead.
struct SettingsRouter: Router {
    enum Route: String, CaseIterable { case privacy }

    func decide(_ route: Route, _ facts: NoFacts, _ context: RouteContext) -> Transition {
        switch route {
        case .privacy: .push(.privacy)
        }
    }
}

/// The controls of the settings.
final class SettingsView: View {
    let title: String
    let getsNews: Toggle
    let showsPrices: Toggle
    let language: Button
    let theme: Button
    let privacy: Button

    init(_ words: Words) {
        title = words("Settings", "Cài đặt")
        getsNews = Toggle(words("News", "Tin tức"))
        showsPrices = Toggle(words("Show prices", "Hiện giá"))
        language = Button(words("Language", "Ngôn ngữ"))
        theme = Button(words("Colours", "Màu sắc"))
        privacy = Button(words("Privacy", "Riêng tư"))
    }

    var controls: [Control] { [getsNews, showsPrices, language, theme, privacy] }
}

/// Changes the settings.
final class SettingsScreen: ViewScreen {
    typealias Routes = SettingsRouter
    static let themes = ["auto", "dark", "light"]
    let view: SettingsView
    private let shelf: Shelf
    private let context: AppContext

    init(_ shelf: Shelf, _ context: AppContext) {
        (self.shelf, self.context) = (shelf, context)
        view = SettingsView(context.words)
    }

    func start() {
        bind(view.getsNews, shelf.getsNews)
        bind(view.showsPrices, shelf.showsPrices)
        view.language.onTap(self) { await $0.chooseLanguage() }
        view.theme.onTap(self) { await $0.chooseTheme() }
        bind(view.privacy, to: .privacy)
    }

    private func chooseLanguage() async {
        guard let number = await present(.language) else { return }
        context.language.value = context.languages[number].code
    }

    private func chooseTheme() async {
        guard let number = await present(.theme) else { return }
        context.theme.value = Self.themes[number]
    }
}

/// The controls of the page about privacy.
final class PrivacyView: View {
    let title: String
    let count = Label()
    let clear: Button

    init(_ words: Words) {
        title = words("Privacy", "Riêng tư")
        clear = Button(words("Clear recently seen", "Xóa đã xem"))
    }

    var controls: [Control] { [count, clear] }
}

/// Clears what the app has noted about the user.
final class PrivacyScreen: ViewScreen {
    let view: PrivacyView
    private let shelf: Shelf
    private let words: Words

    init(_ shelf: Shelf, _ words: Words) {
        (self.shelf, self.words) = (shelf, words)
        view = PrivacyView(words)
    }

    func start() {
        let words = words
        bind(
            \.count.text,
            shelf.recent.map { words("Plants seen: \($0.count)", "Số cây đã xem: \($0.count)") })
        bind(\.clear.isEnabled, shelf.recent.map { !$0.isEmpty })
        view.clear.onTap(self) { await $0.clear() }
    }

    private func clear() async {
        let question = Alert.confirm(
            words("Clear the list?", "Xóa danh sách?"), yes: words("Clear it", "Xóa"),
            no: words.cancel)
        guard await ask(question) else { return }
        shelf.recent.value = []
    }
}
