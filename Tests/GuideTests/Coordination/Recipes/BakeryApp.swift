import Wayline

extension App {
    static let bakery = App("Bakery") { context in BakeryCoordinator(context) }
        .languages([AppLanguage("en", "English"), AppLanguage("vi", "Tiếng Việt")])
}

final class BakeryCoordinator: Coordinator {
    static let flow = Flow<BakeryCoordinator>(.bakery) {
        FlowScreen(.bakery) { app in BakeryScreen(app.context) }
    }

    private let context: AppContext

    init(_ context: AppContext) {
        self.context = context
    }
}

final class BakeryScreen: ViewScreen {
    let view: BakeryView
    private let context: AppContext

    init(_ context: AppContext) {
        self.context = context
        view = BakeryView(context.language.value, context.languages)
    }

    func start() {
        bind(view.language, context.language)
    }
}

final class BakeryView: View {
    let title: String
    let language: Choice<String>

    init(_ code: String, _ languages: [AppLanguage]) {
        title = code == "vi" ? "Tiệm bánh" : "Bakery"
        language = Choice("Language", languages.map(\.code)) { code in
            languages.first { $0.code == code }?.name ?? code
        }
    }

    var controls: [Control] { [language] }
}

extension Destination<NoInput, NoOutput> {
    static let bakery = Self("bakery")
}
