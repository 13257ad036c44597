import Binding
import Coordination

/// Records the events of a navigator, as long as it lives.
@MainActor
final class RecordedEvents {
    private(set) var all: [NavigationEvent] = []
    private var token: AnyCancellable?

    init(_ navigator: Navigator) {
        token = navigator.events.bind { [weak self] in self?.all.append($0) }
    }

    var outcomes: [Outcome] { all.map(\.outcome) }
}
