import ServiceContract
import XCTest

final class RemoteContractTests: XCTestCase {
    func testTheRemoteServicesKeepTheContract() async throws {
        for check in ContractCheck.all {
            let home = try RemoteHome()
            do { try await check.run(on: home.stage) } catch { XCTFail("\(error)") }
            await home.close()
        }
    }
}
