import Binding
import Coordination
import WaylineRouting

/// A flow of tabs whose screens are made when they are seen, one of which is there for the chief
/// alone.
@MainActor
final class Ward: Coordinator {
    static let flow = Flow<Ward>(tabs: "patients", "memo", "staff") {
        FlowScreen("patients") { $0.place("patients") }
        FlowScreen("memo") { try $0.makeMemo() }
            .onEnter { ward, _ in ward.memoVerdict }
        FlowScreen("staff") { _ in MemoScreen() }
        FlowScreen("rota") { $0.place("rota") }
            .onLeave(by: Departure.guarded.union([.session])) { ward, _, leaving in
                ward.departures.append(leaving.departure)
                return ward.rotaVerdict
            }
        ChildFlow("shift") { (ward: Ward) in
            Ward()
        } onResult: { ward, result in
            ward.results.append(result)
            return .stay
        }
    }
    .tabsMadeWhenSeen()
    .tabTitles { _, tab in "The \(tab)" }
    .tab("staff", while: { $0.isChief })

    struct Closed: Error {}

    let isChief = Observable(false)
    private(set) var made: [RouteName] = []
    private(set) weak var memo: MemoScreen?
    var memoVerdict = Verdict.allow
    var rotaVerdict = Verdict.allow
    var isClosed = false
    var departures: [Departure] = []
    var results: [FlowResult<NoOutput>] = []

    init(isChief: Bool = false) {
        self.isChief.value = isChief
    }

    private func place(_ route: RouteName) -> NamedScreen {
        made.append(route)
        return NamedScreen(route)
    }

    private func makeMemo() throws -> MemoScreen {
        if isClosed { throw Closed() }
        made.append("memo")
        let memo = MemoScreen()
        self.memo = memo
        return memo
    }
}

/// A screen with a draft.
@MainActor
final class MemoScreen: DraftKeeping {
    var draft = ""
    private(set) var notes: [String] = []

    func start() { notes.append("start") }

    func pause() { notes.append("pause") }

    func resume() { notes.append("resume") }
}

/// An app that enters a ward, and leaves it for a lobby.
@MainActor
final class Hospital: Coordinator {
    static let flow = Flow<Hospital>("gate") {
        FlowScreen("gate") { (_: Hospital) in NamedScreen("gate") }
        ChildFlow("ward") { (hospital: Hospital) in
            hospital.makeWard()
        } onResult: { _, _ in
            .stay
        }
    }

    var isChief = false
    private(set) weak var ward: Ward?

    private func makeWard() -> Ward {
        let ward = Ward(isChief: isChief)
        self.ward = ward
        return ward
    }
}

extension Navigator {
    /// The names of the tabs that are shown, of the flow that the app consists of.
    var shownTabs: [RouteName] { tabs(of: state.root).map(\.name) }

    /// The screen of the tab of this name.
    func screen(ofTab name: RouteName, in flow: FlowState? = nil) -> (any Screen)? {
        let tab = (flow ?? state.root).tabs.first { $0.name == name }
        return tab.flatMap { screen(of: $0.stack.elements[0]) }
    }
}
