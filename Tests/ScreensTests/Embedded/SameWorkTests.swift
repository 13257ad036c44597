import Glibc
import SampleSupport
import ServiceContract
import XCTest

@testable import Screens

final class SameWorkTests: XCTestCase {
    func testAnUnknownAccountTakesAsLongAsAWrongPassword() async throws {
        let folder = try TemporaryFolder()
        let accounts = Services.embedded(in: folder.data, postbox: MemoryPostbox()).accounts
        _ = try await accounts.currentSession()
        var (known, unknown): ([Double], [Double]) = ([], [])
        for turn in 1...4 {
            known.append(await Self.time(accounts, Sample.valid.email))
            unknown.append(await Self.time(accounts, "nobody\(turn)@example.com"))
        }
        let (least, other) = (try XCTUnwrap(known.min()), try XCTUnwrap(unknown.min()))
        // Without the work it would take a tenth of the time.
        XCTAssertGreaterThan(other, least / 2)
        XCTAssertGreaterThan(least, other / 2)
    }

    /// The processor time, which other programs do not affect.
    private static func time(_ accounts: any AccountService, _ email: String) async -> Double {
        let start = processorTime
        do { _ = try await accounts.logIn(email: email, password: "wrong") } catch {}
        return processorTime - start
    }

    private static var processorTime: Double {
        var time = timespec()
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
}
