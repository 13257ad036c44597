import Binding
import Coordination
import WaylineRouting
import XCTest

/// Screens and coordinators that have left and are still alive are found and named.
@MainActor
final class LeakTests: XCTestCase {
    private let harbor = Harbor()

    /// The leaks after these transitions, as they are named.
    private func leaks(
        after transitions: Transition..., settings: NavigatorSettings = .findingLeaks
    ) throws -> [String] {
        let navigator = try Navigator(harbor, settings: settings)
        for transition in transitions { navigator.go(transition) }
        return navigator.findLeaks().map {
            "\($0.type) of \($0.route) in \($0.flow) at \($0.declaration)"
        }.sorted()
    }

    func testAScreenThatAClosureHolds() async throws {
        let place = "of closure in app at CoordinationTests/Harbor.swift:10"
        XCTAssertEqual(
            try leaks(after: .push("closure"), .pop),
            ["ClosureHeldScreen \(place)", "ViewModel \(place)"])
    }

    func testAViewModelThatABindingHolds() async throws {
        XCTAssertEqual(
            try leaks(after: .push("binding"), .pop),
            ["ViewModel of binding in app at CoordinationTests/Harbor.swift:11"])
    }

    func testAChildThatItsParentHolds() async throws {
        XCTAssertEqual(
            try leaks(after: .start("dock"), .start("kept"), .finish),
            ["Boat of kept in kept at CoordinationTests/Harbor.swift:32"])
    }

    func testAParentThatItsChildHolds() async throws {
        XCTAssertEqual(
            try leaks(after: .start("dock"), .start("keeping"), .finish, .finish),
            [
                "Boat of keeping in keeping at CoordinationTests/Harbor.swift:37",
                "Dock of dock in dock at CoordinationTests/Harbor.swift:14",
            ])
    }

    func testAScreenThatATaskHoldsUntilTheTaskEnds() async throws {
        let navigator = try Navigator(harbor, settings: .findingLeaks)
        navigator.go(.push("task"))
        await free()
        navigator.go(.pop)
        XCTAssertEqual(navigator.findLeaks().map(\.type), ["TaskHeldScreen"])
        harbor.gate.open()
        await free()
        XCTAssertEqual(navigator.findLeaks(), [])
    }

    func testAScreenOfAFlowIsNamedWithTheFlow() async throws {
        let navigator = try Navigator(harbor, settings: .findingLeaks)
        navigator.go(.start("dock"))
        let place = navigator.screen
        navigator.go(.finish)
        XCTAssertEqual(
            navigator.findLeaks().map { "\($0.type) of \($0.route) in \($0.flow)" },
            ["NamedScreen of pier in dock", "NamedScreenViewModel of pier in dock"])
        withExtendedLifetime(place) {}
    }

    func testPartsAndCompanionsOfAScreenAreFound() async throws {
        let place = "of group in app at CoordinationTests/Harbor.swift:13"
        XCTAssertEqual(
            try leaks(after: .push("group"), .pop),
            ["ClosureHeldScreen", "ViewModel", "ViewModel"].map { "\($0) \(place)" })
    }

    func testALeakSaysWhatItIs() async throws {
        let navigator = try Navigator(harbor, settings: .findingLeaks)
        navigator.go(.push("binding"))
        navigator.go(.pop)
        XCTAssertEqual(
            navigator.findLeaks().first.map { "\($0)" },
            "ViewModel of 'binding' in 'app', made as declared at "
                + "CoordinationTests/Harbor.swift:11, "
                + "has left and is still alive: a closure, a binding, a task or another object "
                + "holds it.")
    }

    func testNothingIsLookedForWhereThatIsSwitchedOff() async throws {
        var settings = NavigatorSettings()
        settings.findsLeaks = false
        XCTAssertEqual(try leaks(after: .push("closure"), .pop, settings: settings), [])
    }
}
