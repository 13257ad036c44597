import TestSupport
import XCTest

/// All flows of the app, again and again in one run. `WAYLINE_OPERATIONS` sets the number of
/// rounds.
final class EnduranceTests: XCTestCase {
    /// The number of rounds after which all one-time work is done.
    private static let warmUp = 3

    /// The bytes that caches of the system take after that, whatever the number of rounds.
    private static let bytesAllowed = 32 << 10

    func testEveryFlowOverAndOverLeavesNothingBehind() throws {
        let rounds = max(TestSize.count(6, all: 15), 2 * Self.warmUp)
        let tour = try TourReport(rounds: rounds)
        XCTAssertEqual(tour.leaks, [])
        XCTAssertEqual(tour.bytes.count, rounds, tour.errors)
        // On a busy machine, some one-time work is done as late as in these rounds.
        let before = try XCTUnwrap(tour.bytes.dropFirst(Self.warmUp).prefix(Self.warmUp).max())
        let after = try XCTUnwrap(tour.bytes.suffix(Self.warmUp).min())
        print("bytes in use: \(before) after \(Self.warmUp) rounds, \(after) after \(rounds)")
        XCTAssertLessThanOrEqual(after, before + Self.bytesAllowed)
    }
}
