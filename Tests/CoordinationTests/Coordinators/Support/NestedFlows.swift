import Coordination
import WaylineRouting
import XCTest

/// The nested flows of a test: what their guards and handlers return, and what has happened.
@MainActor
final class NestedFlows {
    var enter: @MainActor (PlaceStep) -> Verdict = { _ in .allow }
    var leave: @MainActor (NamedScreen) -> Verdict = { _ in .allow }
    var reply: @MainActor (Int, FlowResult<NumberResult>) -> Transition = { _, _ in .stay }
    var onStart: @MainActor (NamedScreen) -> Void = { _ in }
    var onStop: @MainActor (NamedScreen) -> Void = { _ in }
    var onNote: @MainActor (String) -> Void = { _ in }
    var greatestDepth = 100
    var coordinatorsAlive = 0
    let gate = SlowGuard()

    /// The inputs of the pages that were made.
    var numbers: [Int] = []

    private(set) var notes: [String] = []

    /// The results that the flows have received, in order.
    var results: [String] { notes.filter { $0.contains("gets") } }

    /// Returns a navigator with this many nested flows above its root flow.
    func begin(
        children depth: Int = 0, links: LinkTable<Transition>? = nil,
        settings: NavigatorSettings = NavigatorSettings()
    ) throws -> Navigator {
        let navigator = try Navigator(NestedCoordinator(in: self), links: links, settings: settings)
        for _ in 0..<depth { navigator.go(.start("child")) }
        return navigator
    }

    func note(_ note: String) {
        notes.append(note)
        onNote(note)
    }
}

extension Navigator {
    /// The place that the user is in.
    var nestedScreen: NamedScreen {
        get throws { try XCTUnwrap(screen as? NamedScreen) }
    }
}
