import Wayline
import XCTest

/// The statements of Docs/TextMenu/FrontEndOfYourOwn.md about its front end.
@MainActor
final class FrontEndPageTests: XCTestCase {
    private let clock = TestScheduler()
    private var written: [String] = []

    private func front(of navigator: Navigator) -> JSONFrontEnd {
        JSONFrontEnd(navigator, clock: AnyScheduler(clock)) { self.written.append($0) }
    }

    private func cafe() throws -> Navigator {
        try Navigator(CafeCoordinator(machine: QuickMachine()))
    }

    func testItWritesChanges() async throws {
        let front = front(of: try cafe())
        for line in ["fill Name with An", "press Order"] {
            clock.advance()
            XCTAssertTrue(front.obey(line))
        }
        clock.advance()
        let text = written.joined(separator: "\n")
        try assertPicture(text, in: "FrontEndOfYourOwn", under: "What it writes")
    }

    func testImpossibleStepsAreRefused() async throws {
        let front = front(of: try cafe())
        for line in ["press Order", "press Odrer", "fill Size with x", "back"] {
            XCTAssertFalse(front.obey(line))
        }
    }

    func testMuchAtOnceIsOneLine() async throws {
        let navigator = try cafe()
        let front = front(of: navigator)
        XCTAssertTrue(front.obey("fill Name with A"))
        XCTAssertTrue(front.obey("fill Name with An"))
        clock.advance()
        XCTAssertEqual(written.count, 1)
    }

    func testDataDoesNotSpoilTheLine() async throws {
        let front = front(of: try Navigator(Showcase([Label("\"\n\u{1B}\\")])))
        clock.advance()
        XCTAssertEqual(
            written, [#"{"trail": ["Showcase"], "page": ["\"␊␛\\"]}"#])
        withExtendedLifetime(front) {}
    }

    func testTheEndHasNoPage() async throws {
        let navigator = try cafe()
        let front = front(of: navigator)
        navigator.end()
        clock.advance()
        XCTAssertEqual(written, [#"{"trail": [], "page": []}"#])
        XCTAssertFalse(front.obey("press Order"))
    }
}
