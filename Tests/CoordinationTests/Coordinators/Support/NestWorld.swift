import Coordination
import WaylineRouting
import XCTest

/// What all nests of a test share: what they do, and what has happened to them.
@MainActor
final class NestWorld {
    var enter: @MainActor (PlaceStep) -> Verdict = { _ in .allow }
    var leave: @MainActor (Place) -> Verdict = { _ in .allow }
    var reply: @MainActor (Int, FlowResult<NestResult>) -> Transition = { _, _ in .stay }
    var onStart: @MainActor (Place) -> Void = { _ in }
    var onStop: @MainActor (Place) -> Void = { _ in }
    var onNote: @MainActor (String) -> Void = { _ in }
    var deepestNest = 100
    var nestsAlive = 0
    let gate = SlowGuard()

    /// What the pages that were made have been given.
    var numbers: [Int] = []

    private(set) var notes: [String] = []

    /// What each nest has heard from its child, in order.
    var results: [String] { notes.filter { $0.contains("gets") } }

    /// A navigator whose root is a nest, with nests over it up to `depth`.
    func begin(
        nests depth: Int = 0, links: LinkTable<Transition>? = nil,
        settings: NavigatorSettings = NavigatorSettings()
    ) throws -> Navigator {
        let navigator = try Navigator(Nest(in: self), links: links, settings: settings)
        for _ in 0..<depth { navigator.go(.start("nest")) }
        return navigator
    }

    func note(_ note: String) {
        notes.append(note)
        onNote(note)
    }
}

extension Navigator {
    /// The place that the user is in.
    var nestedPlace: Place {
        get throws { try XCTUnwrap(screen as? Place) }
    }
}
