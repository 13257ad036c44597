import XCTest

@testable import WaylineExploration

/// Elements that are not needed are left out, one after the other.
@MainActor
final class ShorteningTests: XCTestCase {
    func testAnElementIsTriedAgainWhenAnotherHasGone() async throws {
        // While 1 is there, 5 is needed.
        let short = try await [1, 5, 9].shortened {
            $0.contains(9) && ($0.contains(5) || !$0.contains(1))
        }
        XCTAssertEqual(short, [9])
    }

    func testNoNeededElementIsLeftOut() async throws {
        let short = try await Array(0..<100).shortened { $0.contains(7) && $0.contains(70) }
        XCTAssertEqual(short, [7, 70])
    }
}
