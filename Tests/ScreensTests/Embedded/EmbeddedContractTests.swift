import SampleSupport
import ServiceContract
import XCTest

final class EmbeddedContractTests: XCTestCase {
    func testTheEmbeddedServicesKeepTheContract() async throws {
        for check in ContractCheck.all {
            let home = try EmbeddedHome()
            do { try await check.run(on: home.stage) } catch { XCTFail("\(error)") }
        }
    }

    func testTheContractIsNotEmpty() {
        XCTAssertGreaterThan(ContractCheck.all.count, 40)
    }
}
