import Foundation
import Glibc
import SampleSupport
import TestSupport
import XCTest

@testable import Screens

/// Kills processes that write, at any moment, also while they make the database.
final class KillTests: XCTestCase {
    private static let perFolder = 20

    func testAKillLosesNothingThatWasConfirmed() async throws {
        var random = SplitMix.printed()
        let kills = TestSize.count(20, all: 200)
        for _ in 0..<max(1, kills / Self.perFolder) {
            let home = try EmbeddedHome()
            var (users, last): ([String], String?) = ([], nil)
            for _ in 0..<Self.perFolder {
                let confirmed = try killed(home, first: users.count, &random)
                last = confirmed.last ?? last
                users = try await found(home, users + confirmed)
                try await checkSession(home, among: users, since: last)
            }
            let names = try home.folder.files().keys.filter { !$0.hasPrefix("wayline.db") }
            XCTAssertTrue(
                Set(names).isSubset(of: ["lock", "session.json", "session.json.draft"]), "\(names)")
        }
    }

    func testAKillInTheFirstRunLeavesAWholeDatabaseOrNone() async throws {
        var random = SplitMix.printed()
        for _ in 0..<TestSize.count(5, all: 50) {
            let home = try EmbeddedHome()
            let probe = try Probe(home.folder.dataURL)
            while access(home.folder.file("lock").path, F_OK) != 0 { sched_yield() }
            // The moment is random here, too.
            usleep(.random(in: 0...15_000, using: &random))
            probe.kill()
            _ = probe.lines()
            let users = try await home.signedUp()
            XCTAssertLessThan(users.count, 10)
        }
    }

    /// Kills a process, and returns the lines that it had confirmed.
    private func killed(
        _ home: EmbeddedHome, first: Int, _ random: inout SplitMix
    ) throws -> [String] {
        let probe = try Probe(home.folder.dataURL, first: first)
        let lines = (0..<Int.random(in: 0...4, using: &random)).compactMap { _ in probe.line() }
        // The moment is random; the test waits for nothing.
        usleep(.random(in: 0...10_000, using: &random))
        probe.kill()
        return (lines + probe.lines()).filter { !$0.hasPrefix("session") }
    }

    /// The users in the database: the confirmed ones, and at most one more.
    private func found(_ home: EmbeddedHome, _ confirmed: [String]) async throws -> [String] {
        let users = try await home.signedUp()
        XCTAssertEqual(Array(users.prefix(confirmed.count)), confirmed)
        XCTAssertLessThanOrEqual(users.count, confirmed.count + 1)
        return users
    }

    /// Checks that the last confirmed session is open, or a later one.
    private func checkSession(
        _ home: EmbeddedHome, among users: [String], since last: String?
    ) async throws {
        guard let last, let start = users.firstIndex(of: last) else { return }
        let session = try await home.services().accounts.currentSession()
        let email = session?.email ?? "none"
        XCTAssertTrue(users[start...].contains(email), "\(email) in \(users), since \(last)")
    }
}
