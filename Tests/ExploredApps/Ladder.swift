public import Wayline

extension App {
    /// A ladder of ten rungs. `onTop` is called when somebody comes to the last one.
    public static func ladder(onTop: @escaping @MainActor () -> Void) -> App {
        App("Ladder") { _ in LadderCoordinator(onTop) }
    }
}

struct RungInput: ScreenInput {
    let height: Int
}

extension Destination<NoInput, NoOutput> {
    static let ground = Self("ground")
}

extension Destination<RungInput, NoOutput> {
    static let rung = Self("rung")
}

final class LadderCoordinator: Coordinator {
    static let flow = Flow<LadderCoordinator>(.ground) {
        FlowScreen(.ground) { $0.makeRung(0) }
        FlowScreen(.rung) { ladder, input in ladder.makeRung(input.height) }
    }

    private let onTop: @MainActor () -> Void

    init(_ onTop: @escaping @MainActor () -> Void) {
        self.onTop = onTop
    }

    private func makeRung(_ height: Int) -> RungScreen {
        if height == 10 { onTop() }
        return RungScreen(height)
    }
}

struct RungRouter: Router {
    enum Route: String, CaseIterable {
        case higher
    }

    struct Facts: RouterFacts {
        var height = 0
    }

    func decide(_ route: Route, _ facts: Facts, _ context: RouteContext) -> Transition {
        facts.height < 10 ? .push(.rung, RungInput(height: facts.height + 1)) : .stay
    }
}

final class RungScreen: ViewScreen {
    typealias Routes = RungRouter
    let view: RungView
    private let height: Int

    init(_ height: Int) {
        self.height = height
        view = RungView(height)
    }

    var facts: RungRouter.Facts { .init(height: height) }

    func start() {
        bind(view.up, to: .higher)
    }
}

final class RungView: View {
    let title: String
    let note = TextField("Note")
    let up = Button("Up")

    init(_ height: Int) {
        title = "Rung \(height)"
    }

    var controls: [Control] { [note, up] }
}
