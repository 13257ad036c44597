import Wayline

/// Leaves a form that is done.
struct FormRouter: Router {
    enum Route: String, CaseIterable { case done }

    func decide(_ route: Route, _ facts: NoFacts, _ context: RouteContext) -> Transition {
        switch route {
        case .done: .pop
        }
    }
}

/// The controls of a form with one text.
final class TextFormView: View {
    let title: String
    let text: TextField
    let error = Label("", .error)
    let save: Button

    init(_ title: String, _ label: String, save: String) {
        self.title = title
        text = TextField(label)
        self.save = Button(save, isDefault: true)
    }

    var controls: [Control] { [text, error, save] }
}

/// Asks for one text, and saves it. The user stays if that fails.
final class TextFormScreen: ViewScreen, DraftKeeping {
    typealias Routes = FormRouter

    /// The texts of a form.
    struct Labels {
        let title: String
        let text: String
        let save: String
        let saved: String
    }

    let view: TextFormView
    private let text: Observable<String>
    private let first: String
    private let request = Request<Void, PlantError>()
    private let labels: Labels
    private let words: Words
    private let limit: Int
    private let work: @MainActor (String) async throws(PlantError) -> Void

    init(
        _ labels: Labels, _ words: Words, first: String = "", limit: Int = 40,
        _ work: @escaping @MainActor (String) async throws(PlantError) -> Void
    ) {
        (self.labels, self.words, self.first, self.limit) = (labels, words, first, limit)
        (text, self.work) = (Observable(first), work)
        view = TextFormView(labels.title, labels.text, save: labels.save)
    }

    /// True if the user has changed the text.
    var hasChanges: Bool { text.value != first }

    func start() {
        bind(view.text, text)
        let (limit, words) = (limit, words)
        bind(
            \.text.error,
            text.map {
                $0.count > limit
                    ? words("at most \(limit) letters", "nhiều nhất \(limit) chữ") : ""
            })
        bind(\.save.isEnabled, text.map { !$0.isEmpty && $0.count <= limit })
        bind(\.error.text, request.error.map { $0?.text(words) ?? "" })
        view.save.onTap(self) { await $0.save() }
    }

    private func save() async {
        let (revision, work, text) = (revision, work, text.value)
        let saved: Void? = await request.run { () async throws(PlantError) in
            try await work(text)
        }
        guard saved != nil else { return }
        perform(.done, ifStill: revision)
        say(labels.saved)
    }
}
