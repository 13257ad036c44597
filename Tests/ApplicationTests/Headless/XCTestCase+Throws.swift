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

    /// The text of an error without the lines that name the call and the recording.
    private static func withoutCall(_ text: String) -> String {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        return lines.filter {
            !$0.hasPrefix("At ApplicationTests/") && !$0.hasPrefix("Recorded in .build/")
        }
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
