import Coordination

/// A screen that the menu of the home screen leads to.
typealias Listed = ListedScreen<HomeCoordinator>

/// What the menu of the home screen leads to, beside what is written out in its flow.
@MainActor
enum ScreenList {
    static let all: [Listed] = [
        // One screen a line, in order: the generator adds and removes these.
    ]
}
