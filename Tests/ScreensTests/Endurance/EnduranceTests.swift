import Randomness
import XCTest

/// All flows of the app, over and over in one run. `WAYLINE_OPERATIONS` says how often.
final class EnduranceTests: XCTestCase {
    /// After so many rounds, what is made once has been made.
    private static let warmUp = 3

    /// What caches of the system still take after that, whatever the number of rounds.
    private static let bytesAllowed = 32 << 10

    func testEveryFlowOverAndOverLeavesNothingBehind() throws {
        let rounds = max(TestSize.count(6, all: 15), 2 * Self.warmUp)
        let tour = try TourReport(rounds: rounds)
        XCTAssertEqual(tour.leaks, [])
        XCTAssertEqual(tour.bytes.count, rounds, tour.errors)
        let before = try XCTUnwrap(tour.bytes.dropFirst(Self.warmUp).prefix(Self.warmUp).min())
        let after = try XCTUnwrap(tour.bytes.suffix(Self.warmUp).min())
        print("bytes in use: \(before) after \(Self.warmUp) rounds, \(after) after \(rounds)")
        XCTAssertLessThanOrEqual(after, before + Self.bytesAllowed)
    }
}
