import Coordination
import WaylineRouting
import XCTest

/// A result of any type arrives as the value that it is.
@MainActor
final class ScalarResultTests: XCTestCase {
    /// Finishes a child flow and a presented screen with `value`, before and after a restart.
    private func assertArrives<Value: Codable & Equatable & Sendable>(
        _ value: Value, line: UInt = #line
    ) throws {
        for place: Transition in [.start("question"), .present("sheet")] {
            let desk = Desk<Value>()
            var navigator = try Navigator(desk)
            navigator.go(place)
            let bytes = try navigator.save()
            navigator.coordinator.go(.finish(with: FlowOutput(value)))
            XCTAssertEqual(desk.results, [.finished(value)], line: line)
            let next = Desk<Value>()
            navigator = try Navigator(next)
            _ = try navigator.restore(bytes)
            navigator.go(.finish(with: FlowOutput(value)))
            XCTAssertEqual(next.results, [.finished(value)], line: line)
        }
    }

    func testAScalarArrives() async throws {
        try assertArrives(true)
        try assertArrives(7)
        try assertArrives(1.5)
        try assertArrives("seven")
        try assertArrives(UInt8(255))
        try assertArrives(Suit.hearts)
    }

    func testAnOptionalArrives() async throws {
        try assertArrives(Int?.none)
        try assertArrives(Int?.some(7))
    }

    func testAListArrives() async throws {
        try assertArrives([1, 2])
        try assertArrives([Int]())
        try assertArrives(["hearts": [true, nil]])
    }

    func testAResultIsNotEncodedToArrive() async throws {
        try assertArrives(Sealed(number: 7))
    }

    func testTypedFinishesArrive() async throws {
        let desk = Desk<Bool>()
        let navigator = try Navigator(desk)
        navigator.go(.start("question"))
        let question = try XCTUnwrap(navigator.coordinator as? Question<Bool>)
        question.go(question.finish(true))
        navigator.go(.present("sheet"))
        try XCTUnwrap(navigator.screen as? Sheet<Bool>).perform(.choose)
        XCTAssertEqual(desk.results, [.finished(true), .finished(false)])
    }

    func testAResultOfAnotherTypeIsRefused() async throws {
        let desk = Desk<Bool>()
        let navigator = try Navigator(desk)
        navigator.go(.start("question"))
        XCTAssertEqual(
            navigator.go(.finish(with: FlowOutput(7))).outcome?.error?.description,
            "'question' cannot take its parameters: the value is 7, where true or false is needed. "
                + "Give that, or change the type of the field.")
        XCTAssertEqual(desk.results, [])
    }

    func testAScalarThatWaitsForAGuardArrivesAfterARestart() async throws {
        let first = try Navigator(Desk<Bool>())
        first.go(.sequence([.start("question"), .push("doubt")]))
        first.go(.finish(with: FlowOutput(true)))
        let bytes = try first.save()
        let desk = Desk<Bool>()
        let next = try Navigator(desk)
        _ = try next.restore(bytes)
        XCTAssertEqual(desk.results, [])
        for _ in 1...1_000 where desk.results == [] { await Task.yield() }
        XCTAssertEqual(desk.results, [.finished(true)])
    }
}

private enum Suit: String, Codable {
    case hearts, spades
}

/// A result that cannot be encoded.
private struct Sealed: Codable, Equatable {
    var number: Int

    func encode(to encoder: any Encoder) throws {
        throw CancellationError()
    }
}

/// A flow that asks a question in a child flow, and on a presented sheet.
@MainActor
private final class Desk<Value: Codable & Equatable & Sendable>: Coordinator {
    static var flow: Flow<Desk> {
        Flow<Desk>("desk") {
            FlowScreen("desk") { (desk: Desk) in DeskScreen(desk) }
            FlowScreen("sheet") { (_: Desk) in Sheet<Value>() }
                .returns(to: DeskScreen<Value>.self) { $0.desk.results.append($1) }
            ChildFlow(.init("question")) { (_: Desk) in
                Question<Value>()
            } onResult: { desk, result in
                desk.results.append(result)
                return .stay
            }
        }
    }

    var results: [FlowResult<Value>] = []
}

@MainActor
private final class DeskScreen<Value: Codable & Equatable & Sendable>: Screen {
    unowned let desk: Desk<Value>

    init(_ desk: Desk<Value>) {
        self.desk = desk
    }
}

@MainActor
private final class Question<Value: Codable & Equatable & Sendable>: Coordinator {
    typealias Output = Value

    static var flow: Flow<Question> {
        Flow<Question>("question") {
            FlowScreen("question") { (_: Question) in NamedScreen("question") }
            FlowScreen("doubt") { (_: Question) in NamedScreen("doubt") }
                .onLeave(by: [.result]) { _, _ async in .allow }
        }
    }
}

@MainActor
private final class Sheet<Value: Codable & Equatable & Sendable>: Screen {
    typealias Routes = SheetRouter<Value>
}

private struct SheetRouter<Output: Codable & Equatable & Sendable>: Router {
    enum Route: String, CaseIterable {
        case choose
    }

    func decide(_ route: Route, _ facts: NoFacts, _ context: RouteContext) -> Transition {
        (false as? Output).map(finish) ?? .stay
    }
}
