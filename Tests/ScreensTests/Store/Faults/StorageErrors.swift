import XCTest

@testable import Screens

/// Returns the storage error of these services; nil if there is none.
func storageError(_ services: Services) async -> StoreError? {
    do throws(AccountError) {
        _ = try await services.accounts.currentSession()
        return nil
    } catch {
        guard case .fault(.storage(let error)) = error else { return nil }
        return error
    }
}

/// Fails unless these services have exactly this storage error.
func assertStorage(
    _ expected: StoreError, _ services: Services, file: StaticString = #filePath,
    line: UInt = #line
) async {
    let found = await storageError(services)
    XCTAssertEqual(found, expected, file: file, line: line)
}
