import Observation

/// A model of an app, without a type of Wayline.
@MainActor
@Observable
final class Basket {
    var name = "" {
        didSet { if name.count > 5 { name = String(name.prefix(5)) } }
    }
    var apples = 0
    var pears = 0

    /// Called by the announcement of a change, before the change is made.
    @ObservationIgnored var onAnnouncement: () -> Void = {}

    func announceApples() {
        withObservationTracking {
            _ = apples
        } onChange: { [weak self] in
            MainActor.assumeIsolated { self?.onAnnouncement() }
        }
    }
}
