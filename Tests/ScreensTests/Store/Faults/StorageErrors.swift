import Screens
import XCTest

/// What stands in the way of these services; nil if nothing does.
func storageError(_ services: Services) async -> StoreError? {
    do throws(AccountError) {
        _ = try await services.accounts.currentSession()
        return nil
    } catch {
        guard case .fault(.storage(let error)) = error else { return nil }
        return error
    }
}

/// Fails unless exactly this stands in the way of these services.
func assertStorage(
    _ expected: StoreError, _ services: Services, file: StaticString = #filePath,
    line: UInt = #line
) async {
    let found = await storageError(services)
    XCTAssertEqual(found, expected, file: file, line: line)
}
