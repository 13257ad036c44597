import Wayline

/// The samples of the guides about searching, rows, messages and questions.
final class TownsScreen: ViewScreen {
    let view = TownsView()
    let viewModel: TownsViewModel
    private(set) var address = ""

    init(viewModel: TownsViewModel) {
        self.viewModel = viewModel
    }

    func start() {
        bind(view.search, viewModel.text)
        bind(viewModel.text) { screen, _ in screen.begin { await $0.viewModel.search() } }
        bind(\.towns.items, viewModel.names)
        bind(\.search.error, viewModel.failure)
        bind(\.trip.options, viewModel.names)
        bind(view.trip, viewModel.chosen)
        view.send.onTap(self) { await $0.send() }
        view.towns.actions = [
            RowAction("Hide", key: .control("x"), available: { $0 != "Huế" }, self) {
                screen, town in
                screen.hide(town)
            }
        ]
    }

    private func hide(_ town: String) {
        viewModel.hide(town)
        say("\(town) is hidden.", undo: { $0.viewModel.show(town) })
    }

    private func send() async {
        let question = Alert("Send them where?", actions: [.init("Home"), .init("Work")])
        guard let answer = await answer(to: question) else { return }
        address = answer.title
    }
}

final class TownsView: View {
    let title = "Towns"
    let search = SearchField("Search")
    let towns = List<String>("Found", emptyText: "No town.")
    let trip = MultiChoice<String>("Trip", title: { $0 })
    let send = Button("Send tickets")

    var controls: [Control] { [search, towns, trip, send] }
}

final class TownsCoordinator: Coordinator {
    static let flow = Flow<TownsCoordinator>(.towns) {
        FlowScreen(.towns) { app in
            TownsScreen(viewModel: TownsViewModel(atlas: app.atlas, clock: app.context.clock))
        }
    }

    private let context: AppContext
    private let atlas: any Atlas

    init(_ context: AppContext, atlas: any Atlas) {
        (self.context, self.atlas) = (context, atlas)
    }
}

extension App {
    static func towns(in atlas: any Atlas) -> App {
        App("Towns") { context in TownsCoordinator(context, atlas: atlas) }
    }
}

extension Destination<NoInput, NoOutput> {
    static let towns = Self("towns")
}
