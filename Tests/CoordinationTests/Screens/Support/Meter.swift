import Binding
import Coordination
import WaylineRouting
import WaylineStreams

/// The values that meters measure, and their notes. It outlives them all.
@MainActor
final class Gauge {
    let level = Observable(0)
    let alarm = Signal<String>()
    let numbers = PassthroughSubject<Int, Never>()
    var notes: [String] = []

    func takeNotes() -> [String] {
        defer { notes = [] }
        return notes
    }

    /// Sends to all that is bound to it.
    func move(to level: Int) {
        self.level.value = level
        alarm.send("\(level)")
        numbers.send(level)
    }

    /// A token that notes its end.
    func token(_ name: String) -> AnyCancellable {
        AnyCancellable { [self] in notes.append("\(name) has ended") }
    }
}

/// A screen that binds to a gauge when it starts.
@MainActor
final class Meter: Screen {
    typealias Routes = MeterRouter

    let name: String
    let viewModel: MeterViewModel
    let children: [any Screen]
    var onStart: @MainActor (Meter) -> Void = { $0.bindAll() }
    var onStop: @MainActor (Meter) -> Void = { _ in }

    init(_ name: String, _ gauge: Gauge, _ children: any Screen...) {
        self.name = name
        self.children = children
        viewModel = MeterViewModel(gauge)
    }

    var gauge: Gauge { viewModel.gauge }

    var facts: MeterRouter.Facts { .init(target: viewModel.target) }

    func start() { onStart(self) }

    func stop() { onStop(self) }

    /// Binds to each kind of source, and keeps a token.
    func bindAll() {
        bind(gauge.level) { $0.note("level \($1)") }
        bind(gauge.alarm) { $0.note("alarm \($1)") }
        bind(gauge.numbers) { $0.note("number \($1)") }
        keep(gauge.token(name))
    }

    private func note(_ text: String) {
        gauge.notes.append("\(name): \(text)")
    }
}

@MainActor
final class MeterViewModel {
    let gauge: Gauge
    let changes = Observable("b")
    var target = ""

    init(_ gauge: Gauge) {
        self.gauge = gauge
    }
}

/// Leads to the place that the facts name, and says where it is asked.
struct MeterRouter: Router {
    enum Route: String, CaseIterable {
        case go
        case back
        case `where`
    }

    struct Facts: RouterFacts {
        var target = ""
    }

    func decide(_ route: Route, _ facts: Facts, _ context: RouteContext) -> Transition {
        switch route {
        case .go: .push(RouteName(rawValue: facts.target), .none)
        case .back: .pop
        case .where:
            .stay(
                because: "\(context.route) in \(context.flow), \(context.presentation), over "
                    + context.below.map(\.rawValue).joined(separator: " "))
        }
    }
}

/// A flow that begins with a place, and has a meter and child flows of the same kind.
@MainActor
final class MeterCoordinator: Coordinator {
    static let flow = Flow<MeterCoordinator>("a") {
        for route in ["a", "b", "c"] as [RouteName] {
            FlowScreen(.named(route)) { _ in NamedScreen(route) }
        }
        FlowScreen("meter") { $0.makeMeter() }
        ChildFlow("child") {
            MeterCoordinator($0.gauge, makeMeter: $0.makeMeter)
        } onResult: { _, _ in
            .stay
        }
    }

    let gauge: Gauge
    let makeMeter: @MainActor () -> Meter

    init(_ gauge: Gauge, makeMeter: (@MainActor () -> Meter)? = nil) {
        self.gauge = gauge
        self.makeMeter = makeMeter ?? { Meter("meter", gauge) }
    }

    func start() {
        bind(gauge.level) { $0.gauge.notes.append("flow: level \($1)") }
        keep(gauge.token("flow"))
    }
}
