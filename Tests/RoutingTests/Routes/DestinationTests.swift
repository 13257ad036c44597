import Foundation
import WaylineRouting
import XCTest

/// A route with the type of its input, and the text that it comes down to.
final class DestinationTests: XCTestCase {
    private let route: RouteName = "chapter"
    private let parameters: RouteParameters = ["number": 3]
    private var chapter: PlaceStep { PlaceStep(route, parameters) }

    func testADestinationIsItsName() {
        XCTAssertEqual(Destination.manual.name, "manual")
        XCTAssertEqual(Destination.chapter.name, "chapter")
        XCTAssertEqual(Destination<NoInput, NoOutput>("manual"), .manual)
        XCTAssertNotEqual(Destination<NoInput, NoOutput>("manuals"), .manual)
    }

    func testARouteWithoutInputHasNoParameters() {
        XCTAssertEqual(PlaceStep(.manual).route, "manual")
        XCTAssertTrue(PlaceStep(.manual).parameters.isEmpty)
    }

    func testAnInputBecomesTheParameters() throws {
        let destination = PlaceStep(.chapter, ChapterInput(number: 3))
        XCTAssertEqual(destination.route, "chapter")
        XCTAssertEqual(destination.parameters, ["number": 3])
        let input = try destination.parameters.decode(ChapterInput.self, for: "chapter")
        XCTAssertEqual(input, ChapterInput(number: 3))
    }

    private static let ways: [Transition.Way] = [
        .push, .replace, .root, .present, .start, .enter,
    ]

    func testATransitionBeginsWithItsWay() {
        let written: [Transition] = [
            .push(.manual), .replace(.manual), .root(.manual), .present(.manual), .start(.manual),
            .enter(.manual),
        ]
        XCTAssertEqual(written, Self.ways.map { .show(PlaceStep("manual", .none), by: $0) })
    }

    func testEachWayTakesTheInputThatTheRouteDeclares() {
        for way in Self.ways {
            XCTAssertEqual(way(.chapter, ChapterInput(number: 3)), .show(chapter, by: way))
        }
    }

    func testEachWayTakesANameAndParameters() {
        for way in Self.ways { XCTAssertEqual(way(route, parameters), .show(chapter, by: way)) }
    }

    func testTheTextFormTakesAnyValues() {
        let mixed = Transition.push("chapter", ["number": 3, "title": "On maps", "draft": false])
        let parameters: RouteParameters = ["number": 3, "title": "On maps", "draft": false]
        XCTAssertEqual(mixed, .show(PlaceStep(route, parameters), by: .push))
    }

    func testEachNumberOfALiteralStaysWhatItIs() {
        let parameters: RouteParameters = ["number": 3, "ratio": 0.5]
        let written = Transition.push("chapter", ["number": 3, "ratio": 0.5])
        XCTAssertEqual(written, .show(PlaceStep(route, parameters), by: .push))
        XCTAssertEqual(
            PlaceStep("chapter", ["number": 3, "ratio": 0.5]), PlaceStep(route, parameters))
    }

    func testAScreenIsLookedForByItsNameOfAnyInput() {
        XCTAssertEqual(Transition.popTo(.chapter), .popTo(name: "chapter"))
        XCTAssertEqual(Transition.popTo(.manual), .popTo(name: "manual"))
        XCTAssertEqual(Transition.select(.manual), .select(name: "manual"))
    }

    func testASecretOfTheInputIsRedacted() {
        let decision = Transition.push(.vault, VaultInput(name: "a", pin: "hunter2"))
        XCTAssertFalse("\(decision.redacted)".contains("hunter2"))
        XCTAssertTrue("\(decision.redacted)".contains("vault"))
    }
}

private struct ChapterInput: Codable, Equatable {
    let number: Int
}

private struct VaultInput: Codable {
    let name: String
    @Secret var pin = ""
}

extension Destination<NoInput, NoOutput> {
    fileprivate static let manual = Self("manual")
}

extension Destination<ChapterInput, NoOutput> {
    fileprivate static let chapter = Self.init("chapter")
}

extension Destination<VaultInput, NoOutput> {
    fileprivate static let vault = Self.init("vault")
}
