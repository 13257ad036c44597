import XCTest

extension XCTestCase {
    /// Fails unless `action` throws an error of exactly this text.
    @MainActor
    func assertThrows(
        _ text: String, file: StaticString = #filePath, line: UInt = #line,
        _ action: () async throws -> Void
    ) async {
        let thrown = await errorText(action)
        XCTAssertEqual(thrown, text, file: file, line: line)
    }

    /// Fails unless `action` throws an error whose text begins with this.
    @MainActor
    func assertThrows(
        prefix: String, file: StaticString = #filePath, line: UInt = #line,
        _ action: () async throws -> Void
    ) async {
        let text = await errorText(action)
        XCTAssertTrue(text.hasPrefix(prefix), text, file: file, line: line)
    }

    /// The text of an error without the line that names the call.
    private static func withoutCall(_ text: String) -> String {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        let place = lines.firstIndex { $0.hasPrefix("At ApplicationTests/") }
        return lines.enumerated().filter { $0.offset != place }.map(\.element)
            .joined(separator: "\n")
    }

    @MainActor
    private func errorText(_ action: () async throws -> Void) async -> String {
        do {
            try await action()
            return "nothing was thrown"
        } catch {
            return Self.withoutCall("\(error)")
        }
    }
}
