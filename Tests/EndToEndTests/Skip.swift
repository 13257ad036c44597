import Foundation
import XCTest

/// Skips a test for what this machine lacks. In CI, where nothing may be skipped, that is a failure.
func skip(
    _ reason: String, file: StaticString = #filePath, line: UInt = #line
) throws -> Never {
    if ProcessInfo.processInfo.environment["CI"] != nil { XCTFail(reason, file: file, line: line) }
    throw XCTSkip(reason, file: file, line: line)
}
