import WaylineRouting
import XCTest

final class NavigationHistoryTests: XCTestCase {
    func testAnyStateCanBeGoneToAndForwardAgain() throws {
        var history = try visit(3, limit: 10)
        XCTAssertEqual(history.go(to: 1)?.revision, 1)
        XCTAssertTrue(history.canGoForward)
        XCTAssertEqual(history.go(to: 3)?.revision, 3)
        XCTAssertFalse(history.canGoForward)
        XCTAssertNil(history.go(to: 4))
        XCTAssertNil(history.go(to: -1))
        XCTAssertEqual(history.index, 3)
    }

    func testANewStateTakesThePlaceOfThoseThatCameAfter() throws {
        var history = try visit(3, limit: 10)
        _ = history.go(to: 1)
        history.record(NavigationState(root: "new"))
        XCTAssertEqual(history.count, 3)
        XCTAssertEqual(history.current.path, ["new"])
    }

    func testTheOldestIsForgottenBeyondTheLimit() throws {
        for visits in 0...12 {
            let history = try visit(visits, limit: 5)
            let kept = (0..<history.count).map { history[$0].revision }
            XCTAssertEqual(kept, Array((0...visits).suffix(5)))
            XCTAssertEqual(history.current.revision, visits)
        }
    }

    func testAfterGoingBackInAFullHistoryAllIsStillInOrder() throws {
        var history = try visit(7, limit: 5)
        _ = history.go(to: 2)
        for revision in 10...13 { history.record(try state(revision)) }
        XCTAssertEqual((0..<history.count).map { history[$0].revision }, [5, 10, 11, 12, 13])
    }

    private func visit(_ count: Int, limit: Int) throws -> NavigationHistory {
        var history = NavigationHistory(NavigationState(root: "home"), limit: limit)
        for revision in 0..<count { history.record(try state(revision + 1)) }
        return history
    }

    private func state(_ revision: Int) throws -> NavigationState {
        try (0..<revision).reduce(NavigationState(root: "home")) { state, _ in
            try state.applying(.push("page"))
        }
    }
}
