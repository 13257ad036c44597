import Coordination
import WaylineRouting

/// A flow of places whose actions it listens to.
@MainActor
final class Lobby: Coordinator {
    static let flow = Flow<Lobby>("desk") {
        for route in ["desk", "hall"] as [RouteName] {
            FlowScreen(.named(route)) { (lobby: Lobby) in lobby.place(route) }
                .on(\.actions) { lobby, action in lobby.hear(action) }
                .on(\.actions) { lobby, action in lobby.note(action) }
        }
        ChildFlow("lobby") { (lobby: Lobby) in
            lobby.another()
        } onResult: { _, _ in
            .stay
        }
    }

    private(set) var heard: [String] = []
    var onMake: @MainActor (NamedScreen) -> Void = { _ in }

    private func place(_ route: RouteName) -> NamedScreen {
        let place = NamedScreen(route)
        onMake(place)
        return place
    }

    private func hear(_ action: String) -> Transition {
        heard.append(action)
        return action == "leave" ? .pop : .stay
    }

    private func note(_ action: String) -> Transition {
        heard.append("also \(action)")
        return .stay
    }

    private func another() -> Lobby {
        let lobby = Lobby()
        lobby.onMake = onMake
        return lobby
    }
}
