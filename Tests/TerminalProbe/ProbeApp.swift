import Glibc
import Wayline

extension App {
    /// An app that loses a screen and goes nowhere, and speaks two languages.
    static let probe = App("Probe App", links: ProbeLinks.table) { ProbeCoordinator($0) }
        .languages([
            AppLanguage("en", "English"),
            AppLanguage("vi", "Tiếng Việt", wording: Wording(["  q. Quit": "  q. Thoát"])),
        ])
}

private enum ProbeLinks {
    static func table() throws(LinkTableError) -> LinkTable<Transition> {
        try LinkTable(scheme: "probe", [LinkRule("lost", to: .push(.lost))])
    }
}

extension Destination<NoInput, NoOutput> {
    fileprivate static let menu = Self("menu")
    fileprivate static let lost = Self("lost")
    fileprivate static let nowhere = Self("nowhere")
}

private final class ProbeCoordinator: Coordinator {
    static let flow = Flow<ProbeCoordinator>(.menu) {
        FlowScreen(.menu) { _ in ProbeScreen("Menu") }
        FlowScreen(.lost) { $0.keeping(ProbeScreen("Lost")) }
    }

    private var kept: [ProbeScreen] = []

    init(_ context: AppContext) {}

    private func keeping(_ screen: ProbeScreen) -> ProbeScreen {
        kept.append(screen)
        return screen
    }
}

private struct ProbeRouter: Router {
    enum Route: String, CaseIterable {
        case lose, leave
    }

    func decide(_ route: Route, _ facts: NoFacts, _ context: RouteContext) -> Transition {
        switch route {
        case .lose: .push(.lost)
        case .leave: .push(.nowhere)
        }
    }
}

private final class ProbeScreen: ViewScreen {
    typealias Routes = ProbeRouter
    let view: ProbeView

    init(_ title: String) {
        view = ProbeView(title)
    }

    func start() {
        bind(view.lose, to: .lose)
        bind(view.leave, to: .leave)
        view.block.onTap(self) { _ in Self.blockThreadsOfTasks() }
    }

    /// Does work for minutes on all threads that tasks can have.
    private static func blockThreadsOfTasks() {
        for _ in 0..<64 { Task.detached { blockThread() } }
    }

    private nonisolated static func blockThread() { sleep(600) }
}

private final class ProbeView: View {
    let title: String
    let lose = Button("Lose")
    let leave = Button("Leave")
    let block = Button("Block")

    init(_ title: String) {
        self.title = title
    }

    var controls: [Control] { [lose, leave, block] }
}
