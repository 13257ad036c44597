import Binding
import Coordination
import TestSupport
import WaylineRouting
import WaylineStreams

/// A navigator and the model, asked the same.
@MainActor
final class Walk {
    let ledger = WalkLedger()
    var script: WalkScript
    var model: NaiveNavigator
    var navigator: Navigator
    var attempts: [Int: NavigationAttempt] = [:]
    var saved: [Saved] = []
    var restorations: [Restoration] = []

    /// The omissions of all restorations, in the order of time, and how many each restoration has.
    var omissions: (routes: [RouteName], counts: [Int]) = ([], [])
    var events: [WalkEvent] = []
    var number = 0
    var hasEnded = false
    private var listener: AnyCancellable?

    struct Saved {
        let bytes: [UInt8]
        let state: NaiveState
    }

    static let savedLimit = 8

    init(_ random: SplitMix) throws {
        script = WalkScript(random: random)
        let isTabbed = script.number(below: 2) == 0
        let shape = Self.shape(isTabbed: isTabbed)
        model = try NaiveNavigator(shape, after: nil)
        navigator = try Self.navigator(ledger, isTabbed: isTabbed)
        listen()
    }

    /// Goes on by random operations, and says where the navigator was not where the model is.
    func go(_ count: Int) async throws {
        try check(after: "the beginning")
        for turn in 1...count {
            ledger.rules = script.rules()
            model.rules = ledger.rules
            let operation = script.operation(
                saved: saved.count, openGuards: ledger.open, calls: ledger.openCalls,
                waiting: attempts.keys.sorted(),
                untrue: ledger.values.indices.filter { !ledger.values[$0].value },
                placeWaits: model.placeWaits)
            number += 1
            try await ask(operation)
            await settle()
            try check(after: "operation \(turn), \(operation)")
        }
    }

    /// Ends all, and says what is still alive.
    func end() async throws {
        hasEnded = true
        navigator.end()
        model.end()
        await settle()
        try check(after: "the end")
    }

    /// Has another navigator come in the place of the one that has ended.
    func beginAnew(isTabbed: Bool) throws {
        let shape = Self.shape(isTabbed: isTabbed)
        hasEnded = false
        restorations = []
        omissions = ([], [])
        model = try NaiveNavigator(shape, after: model)
        model.rules = ledger.rules
        navigator = try Self.navigator(ledger, isTabbed: isTabbed)
        listen()
    }

    private func listen() {
        listener = navigator.events.sink { [weak self] event in
            self?.events.append(
                WalkEvent(cause: event.cause, outcome: event.outcome, revision: event.revision))
        }
    }

    private static func shape(isTabbed: Bool) -> FlowShape {
        isTabbed ? WalkFlows.tabs : .stack([PlaceStep("a")])
    }

    private static func navigator(_ ledger: WalkLedger, isTabbed: Bool) throws -> Navigator {
        var settings = NavigatorSettings()
        settings.findsLeaks = true
        let links = try WalkScript.links.get()
        return isTabbed
            ? try Navigator(WalkTabRoot(ledger), links: links, settings: settings)
            : try Navigator(WalkRoot(ledger), links: links, settings: settings)
    }
}
