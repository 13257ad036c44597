import Coordination
import WaylineRouting
import XCTest

/// The guard of a screen knows the destination that is asked for.
@MainActor
final class LeavingTests: XCTestCase {
    private let quay = Quay()

    private func leave(_ leave: (Navigator) throws -> Void) throws -> Leaving? {
        quay.leavings = []
        let rules = [
            LinkRule("boat", to: Transition.sequence([.unwind, .root("boat")])),
            LinkRule("home", to: .unwind),
        ]
        let navigator = try Navigator(quay, links: LinkTable(scheme: "quay", rules))
        navigator.go(.start("pier"))
        try leave(navigator)
        XCTAssertLessThanOrEqual(quay.leavings.count, 1)
        return quay.leavings.first
    }

    func testTheDestinationIsTheFirstThatTheTransitionNames() async throws {
        let boat = PlaceStep("boat", ["number": 7])
        let transitions: [Transition] = [
            .replace("boat", boat.parameters), .root("boat", boat.parameters),
            .stack([PlaceStep("deck"), boat]), .enter("boats", boat.parameters),
            .sequence([.unwind, .push("boat", boat.parameters), .push("deck")]),
        ]
        for transition in transitions {
            let leaving = try leave { $0.coordinator.go(transition) }
            XCTAssertEqual(leaving?.departure, .transition)
            XCTAssertEqual(leaving?.destination?.parameters, boat.parameters, "\(transition)")
        }
    }

    func testALinkLeadsToItsDestination() async throws {
        let leaving = try XCTUnwrap(leave { $0.open("quay://boat") })
        XCTAssertEqual(leaving.departure, .link)
        XCTAssertEqual(leaving.destination?.route, "boat")
        XCTAssert(leaving.leads(to: .boat))
        XCTAssertFalse(leaving.leads(to: .deck))
    }

    func testATransitionThatNamesNoDestinationLeadsToNone() async throws {
        let ways: [(Departure, (Navigator) -> Void)] = [
            (.back, { $0.send(.back) }), (.link, { $0.open("quay://home") }),
            (.quit, { $0.quit() }), (.transition, { $0.go(.unwind) }),
            (.session, { $0.go(.unwind, leaving: .session) }),
        ]
        for (departure, way) in ways {
            XCTAssertEqual(try leave(way), Leaving(departure))
        }
        XCTAssertFalse(Leaving(.back).leads(to: .boat))
    }

    func testARestoredPlaceHasNoDestination() async throws {
        let leaving = try leave { _ = try $0.restore($0.save()) }
        XCTAssertEqual(leaving, Leaving(.restore))
    }

    func testAnAsyncGuardKnowsTheDestinationToo() async throws {
        let navigator = try Navigator(Quay())
        navigator.go(.push("bridge"))
        let attempt = navigator.go(.replace("deck"))
        _ = await attempt.settled
        XCTAssertEqual(navigator.state.path, ["quay", "deck"])
        navigator.go(.push("bridge"))
        let outcome = await navigator.go(.replace("boat")).settled
        XCTAssertEqual(outcome.reason, "boat")
    }
}

@MainActor
private final class Quay: Coordinator {
    static let flow = Flow<Quay>("quay") {
        FlowScreen("quay") { (_: Quay) in NamedScreen("quay") }
        FlowScreen("boat") { (_: Quay) in NamedScreen("boat") }
        FlowScreen("deck") { (_: Quay) in NamedScreen("deck") }
        FlowScreen("bridge") { (_: Quay) in NamedScreen("bridge") }
            .onLeave { _, _, leaving async in
                leaving.leads(to: .deck) ? .allow : .refuse(because: "boat")
            }
        ChildFlow("pier") { (quay: Quay) in Pier(quay) }
        ChildFlow("boats") { (quay: Quay) in Pier(quay) }
    }

    var leavings: [Leaving] = []
}

@MainActor
private final class Pier: Coordinator {
    static let flow = Flow<Pier>("post") {
        FlowScreen("post") { (_: Pier) in NamedScreen("post") }
            .onLeave(by: Set(Departure.allCases)) { pier, _, leaving in
                pier.quay.leavings.append(leaving)
                return .allow
            }
        FlowScreen("boat") { (_: Pier) in NamedScreen("boat") }
        FlowScreen("deck") { (_: Pier) in NamedScreen("deck") }
    }

    let quay: Quay

    init(_ quay: Quay) {
        self.quay = quay
    }
}

extension Destination<NoInput, NoOutput> {
    fileprivate static let boat = Self("boat")
    fileprivate static let deck = Self("deck")
}
