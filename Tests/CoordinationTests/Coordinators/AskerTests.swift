import Coordination
import WaylineRouting
import XCTest

/// The result of a child flow or a presented screen returns to the screen that asked.
@MainActor
final class AskerTests: XCTestCase {
    private let office = Office()
    private let result = RouteParameters(NumberResult(number: 7))

    private func letter(in navigator: Navigator) throws -> LetterPage {
        let entry = navigator.state.root.stack.top
        return try XCTUnwrap(navigator.screen(of: entry) as? LetterPage)
    }

    func testTheResultOfAChildFlowReturnsToTheScreenBelow() async throws {
        let navigator = try Navigator(office)
        navigator.go(.start("addresses"))
        navigator.coordinator.go(.finish(with: result))
        XCTAssertEqual(try letter(in: navigator).notes, ["address 7"])
    }

    func testTheScreenThatAskedGetsIt() async throws {
        let navigator = try Navigator(office)
        let first = try letter(in: navigator)
        navigator.go(.push("letter"))
        navigator.go(.start("addresses"))
        navigator.coordinator.go(.finish(with: result))
        XCTAssertEqual(try letter(in: navigator).notes, ["address 7"])
        XCTAssertEqual(first.notes, [])
    }

    func testAFlowThatIsLeftReturnsThatItWasCancelled() async throws {
        let navigator = try Navigator(office)
        navigator.go(.start("addresses"))
        navigator.send(.back)
        navigator.go(.unwind, leaving: .session)
        XCTAssertEqual(try letter(in: navigator).notes, ["address cancelled"])
    }

    func testTheResultOfAPresentedScreenReturnsToTheScreenBelow() async throws {
        let navigator = try Navigator(office)
        navigator.go(.present("stamp"))
        navigator.send(.perform("choose"))
        XCTAssertEqual(try letter(in: navigator).notes, ["stamp 3"])
        navigator.go(.present("stamp"))
        navigator.send(.back)
        XCTAssertEqual(try letter(in: navigator).notes, ["stamp 3", "stamp cancelled"])
    }

    func testAPartOfTheScreenCanGetIt() async throws {
        let navigator = try Navigator(office)
        navigator.go(.push("folder"))
        navigator.go(.start("addresses"))
        navigator.coordinator.go(.finish(with: result))
        let folder = try XCTUnwrap(navigator.screen as? FolderPage)
        XCTAssertEqual(folder.part.notes, ["address 7"])
    }

    func testTheScreenGetsItBeforeTheParent() async throws {
        let navigator = try Navigator(office)
        try letter(in: navigator).office = office
        navigator.go(.start("heard"))
        navigator.coordinator.go(.finish(with: result))
        XCTAssertEqual(office.notes, ["letter gets 7", "office gets 7"])
    }

    func testTheParentGetsItWhenTheScreenHasLeft() async throws {
        let navigator = try Navigator(office)
        try letter(in: navigator).office = office
        navigator.go(.start("heard"))
        navigator.go(
            .sequence([.finish(with: result), .root("folder")]), leaving: .session)
        XCTAssertEqual(office.notes, ["office gets 7"])
    }

    func testTheEndOfAllReturnsNothingToScreensThatHaveStopped() async throws {
        let navigator = try Navigator(office)
        let letter = try letter(in: navigator)
        navigator.go(.start("addresses"))
        navigator.end()
        XCTAssertEqual(letter.notes, [])
    }

    func testAfterARestartTheRestoredScreenGetsIt() async throws {
        for (ask, finish) in [
            (Transition.start("addresses"), Transition.finish(with: result)),
            (.present("stamp"), .finish(with: RouteParameters(NumberResult(number: 7)))),
        ] {
            let navigator = try Navigator(office)
            navigator.go(ask)
            let next = try Navigator(Office())
            _ = try next.restore(navigator.save())
            next.coordinator.go(finish)
            XCTAssertEqual(try letter(in: next).notes.count, 1)
            XCTAssert(try letter(in: next).notes[0].hasSuffix(" 7"))
        }
    }

    func testAPresentedScreenThatFinishesWithSomethingElseIsRefused() async throws {
        let navigator = try Navigator(office)
        navigator.go(.present("stamp"))
        let attempt = navigator.go(.finish(with: ["number": "seven"]))
        guard case .refused(.invalidParameters("stamp", _)) = attempt.outcome else {
            return XCTFail("\(String(describing: attempt.outcome))")
        }
        XCTAssertEqual(navigator.state.path, ["letter", "stamp"])
    }
}
