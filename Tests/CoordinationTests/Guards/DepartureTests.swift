import Binding
import Coordination
import WaylineRouting
import XCTest

/// The guard of a screen is asked for the departures that it is meant for, and is told which it is.
@MainActor
final class DepartureTests: XCTestCase {
    private let bazaar = Bazaar()

    /// The app at the payment of a checkout, with the guarded address below.
    private func atPayment() throws -> Navigator {
        let navigator = try atAddress()
        navigator.go(.push("payment"))
        return navigator
    }

    private func atAddress() throws -> Navigator {
        let navigator = try bazaar.begin()
        navigator.go(.sequence([.enter("shop"), .start("checkout")]))
        return navigator
    }

    private func assertDeparture(
        _ departure: Departure, from navigator: Navigator, line: UInt = #line,
        _ leave: (Navigator) throws -> Void
    ) throws {
        bazaar.departures = []
        try leave(navigator)
        XCTAssertEqual(bazaar.departures, [departure], line: line)
    }

    func testTheGuardOfTheScreenOnTopIsToldTheDeparture() async throws {
        try assertDeparture(.back, from: atAddress()) { $0.send(.back) }
        try assertDeparture(.ownRoute, from: atAddress()) {
            try $0.nestedScreen.perform(.root("payment"))
        }
        try assertDeparture(.transition, from: atAddress()) { $0.coordinator.go(.root("payment")) }
        let navigator = try bazaar.begin()
        navigator.go(.sequence([.enter("shop"), .start("login")]))
        try assertDeparture(.finish, from: navigator) { $0.coordinator.go(.finish) }
    }

    func testAPresentedScreenThatFinishesIsToldSo() async throws {
        let navigator = try atPayment()
        navigator.go(.present("address"))
        try assertDeparture(.result, from: navigator) { $0.go(.finish(with: ["number": 7])) }
        navigator.go(.present("address"))
        try assertDeparture(.finish, from: navigator) { $0.go(.finish) }
    }

    func testTheGuardOfAScreenBelowIsToldTheDeparture() async throws {
        try assertDeparture(.transition, from: atPayment()) {
            try $0.nestedScreen.perform(.root("payment"))
        }
        try assertDeparture(.result, from: atPayment()) {
            try $0.nestedScreen.perform(.finish(with: RouteParameters(NumberResult(number: 7))))
        }
        try assertDeparture(.link, from: atPayment()) { $0.open("bazaar://launch") }
        try assertDeparture(.restore, from: atPayment()) { _ = try $0.restore($0.save()) }
        try assertDeparture(.language, from: atPayment()) {
            _ = try $0.restore($0.save(), leaving: .language)
        }
        try assertDeparture(.quit, from: atPayment()) { $0.quit() }
        try assertDeparture(.session, from: atPayment()) { $0.go(.unwind, leaving: .session) }
    }

    func testAFlowFinishesWithItsResultWhateverTheGuardSays() async throws {
        bazaar.addressVerdict = .refuse(because: "Unsaved.")
        let navigator = try atPayment()
        let order = RouteParameters(NumberResult(number: 7))
        XCTAssertNil(try navigator.nestedScreen.perform(.finish(with: order)).outcome?.reason)
        XCTAssertEqual(navigator.state.path, ["products"])
    }

    func testAResultWithoutFieldsIsAResult() async throws {
        let navigator = try Navigator(Tea())
        navigator.go(.start("cup"))
        navigator.go(.push("spoon"))
        try XCTUnwrap(navigator.coordinator as? Cup).drink()
        XCTAssertEqual(navigator.state.path, ["tea"])
        XCTAssertNil(navigator.question)
    }

    func testByDefaultADepartureThatMayNotBeStoppedAsksNobody() async throws {
        XCTAssertEqual(Departure.guarded, [.back, .transition, .finish, .link, .quit])
        let world = NestedFlows()
        world.leave = { _ in .refuse(because: "Unsaved.") }
        for departure in Departure.allCases {
            let navigator = try world.begin()
            navigator.go(.push("b"))
            let reason = navigator.go(.popToRoot, leaving: departure).outcome?.reason
            XCTAssertEqual(reason != nil, Departure.guarded.contains(departure), "\(departure)")
        }
    }
}

private final class Tea: Coordinator {
    static let flow = Flow<Tea>("tea") {
        FlowScreen("tea") { _ in NamedScreen("tea") }
        ChildFlow(.init("cup")) { _ in Cup() }
    }
}

/// A flow whose result has no fields if nothing is said about the sugar.
private final class Cup: Coordinator {
    struct Output: Codable {
        var sugar: Int?
    }

    static let flow = Flow<Cup>("cup") {
        FlowScreen("cup") { _ in NamedScreen("cup") }
            .onLeave { _, _ in .ask(Alert("Leave the tea?")) }
        FlowScreen("spoon") { _ in NamedScreen("spoon") }
    }

    func drink() {
        go(finish(Output()))
    }
}
