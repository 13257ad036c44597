import SampleSupport
import XCTest

@testable import Screens

final class SeveralProcessesTests: XCTestCase {
    func testTwoProcessesThatStartAtOnceLoseNothing() async throws {
        for _ in 1...5 {
            let home = try EmbeddedHome()
            let probes = try [0, 100].map { first in
                try Probe(home.folder.dataURL, first: first, count: 10)
            }
            let written = probes.map { $0.lines() }
            let lines = written.joined().filter { $0.hasPrefix("user") }
            XCTAssertEqual(lines.count, 20, "\(written)")
            let users = try await home.signedUp()
            XCTAssertEqual(users.sorted(), lines.sorted())
        }
    }

    func testAWaitForAnotherProcessEndsWithAnError() async throws {
        let home = try EmbeddedHome()
        _ = try await home.services().accounts.currentSession()
        let (one, other) = (try store(home), try store(home))
        try await other.open()
        do throws(StoreError) {
            try await one.write { _ throws(StoreError) in
                try Waiting.result { () async throws(StoreError) in try await other.write { _ in } }
            }
            XCTFail("both wrote")
        } catch {
            XCTAssertEqual(error, .busy(path: home.folder.database.path))
        }
    }

    private func store(_ home: EmbeddedHome) throws -> Store {
        Store(folder: home.folder.data, patience: 50) { _ in }
    }
}
