import Foundation
import WaylineRouting
import XCTest

/// A route with the type of its input, and the text that it comes down to.
final class RouteIDTests: XCTestCase {
    private let route: RouteName = "chapter"
    private let parameters: RouteParameters = ["number": 3]
    private var chapter: Destination { Destination(route, parameters) }

    func testARouteIDIsItsName() {
        XCTAssertEqual(RouteID.manual.name, "manual")
        XCTAssertEqual(RouteID.chapter.name, "chapter")
        XCTAssertEqual(RouteID<NoInput>("manual"), .manual)
        XCTAssertNotEqual(RouteID<NoInput>("manuals"), .manual)
    }

    func testARouteWithoutInputHasNoParameters() {
        XCTAssertEqual(Destination(.manual).route, "manual")
        XCTAssertTrue(Destination(.manual).parameters.isEmpty)
    }

    func testAnInputBecomesTheParameters() throws {
        let destination = Destination(.chapter, ChapterInput(number: 3))
        XCTAssertEqual(destination.route, "chapter")
        XCTAssertEqual(destination.parameters, ["number": 3])
        let input = try destination.parameters.decode(ChapterInput.self, for: "chapter")
        XCTAssertEqual(input, ChapterInput(number: 3))
    }

    func testEachTransitionHasTheFormWithoutInput() {
        let manual = Destination("manual", .none)
        let forms: [(Transition, Transition)] = [
            (.push(.manual), .pushing(manual)), (.replace(.manual), .replacing(manual)),
            (.root(.manual), .stack([manual])), (.present(.manual), .presenting(manual)),
            (.start(.manual), .starting(manual)), (.enter(.manual), .entering(manual)),
        ]
        for (short, whole) in forms { XCTAssertEqual(short, whole) }
    }

    func testEachTransitionHasTheFormWithTheInput() {
        let input = ChapterInput(number: 3)
        let forms: [(Transition, Transition)] = [
            (.push(.chapter, input), .pushing(chapter)),
            (.replace(.chapter, input), .replacing(chapter)),
            (.root(.chapter, input), .stack([chapter])),
            (.present(.chapter, input), .presenting(chapter)),
            (.start(.chapter, input), .starting(chapter)),
            (.enter(.chapter, input), .entering(chapter)),
        ]
        for (short, whole) in forms { XCTAssertEqual(short, whole) }
    }

    func testEachTransitionHasTheFormOfText() {
        let forms: [(Transition, Transition)] = [
            (.push(route, parameters), .pushing(chapter)),
            (.replace(route, parameters), .replacing(chapter)),
            (.root(route, parameters), .stack([chapter])),
            (.present(route, parameters), .presenting(chapter)),
            (.start(route, parameters), .starting(chapter)),
            (.enter(route, parameters), .entering(chapter)),
        ]
        for (short, whole) in forms { XCTAssertEqual(short, whole) }
    }

    func testTheTextFormTakesAnyValues() {
        let mixed = Transition.push("chapter", ["number": 3, "title": "On maps", "draft": false])
        let parameters: RouteParameters = ["number": 3, "title": "On maps", "draft": false]
        XCTAssertEqual(mixed, .pushing(Destination(route, parameters)))
    }

    func testEachNumberOfALiteralStaysWhatItIs() {
        let parameters: RouteParameters = ["number": 3, "ratio": 0.5]
        let written = Transition.push("chapter", ["number": 3, "ratio": 0.5])
        XCTAssertEqual(written, .pushing(Destination(route, parameters)))
        let forms: [Transition] = [
            .replace("chapter", ["number": 3, "ratio": 0.5]),
            .root("chapter", ["number": 3, "ratio": 0.5]),
            .present("chapter", ["number": 3, "ratio": 0.5]),
            .start("chapter", ["number": 3, "ratio": 0.5]),
            .enter("chapter", ["number": 3, "ratio": 0.5]),
        ]
        let chapter = Destination("chapter", ["number": 3, "ratio": 0.5])
        XCTAssertEqual(chapter, Destination(route, parameters))
        let whole: [Transition] = [
            .replacing(chapter), .stack([chapter]), .presenting(chapter), .starting(chapter),
            .entering(chapter),
        ]
        XCTAssertEqual(forms, whole)
    }

    func testAScreenIsLookedForByItsNameOfAnyInput() {
        XCTAssertEqual(Transition.popTo(.chapter), .poppingTo("chapter"))
        XCTAssertEqual(Transition.popTo(.manual), .poppingTo("manual"))
        XCTAssertEqual(Transition.select(.manual), .selecting("manual"))
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

extension RouteID<NoInput> {
    fileprivate static let manual = Self("manual")
}

extension RouteID<ChapterInput> {
    fileprivate static let chapter = Self.init("chapter")
}

extension RouteID<VaultInput> {
    fileprivate static let vault = Self.init("vault")
}
