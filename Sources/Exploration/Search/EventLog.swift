import Binding
import Coordination

/// Keeps the events since it was last asked.
@MainActor
final class EventLog {
    private var events: [NavigationEvent] = []
    private var token: AnyCancellable?

    func follow(_ navigator: Navigator) {
        token = navigator.events.bind { [weak self] in self?.events.append($0) }
    }

    func take() -> [NavigationEvent] {
        defer { events = [] }
        return events
    }
}
