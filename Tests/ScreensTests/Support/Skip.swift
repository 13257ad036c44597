import Foundation
import XCTest

/// Why a test is skipped: what this machine lacks. In CI nothing may be skipped: there it fails.
func skipped(
    _ reason: String, file: StaticString = #filePath, line: UInt = #line
) -> XCTSkip {
    if ProcessInfo.processInfo.environment["CI"] != nil { XCTFail(reason, file: file, line: line) }
    return XCTSkip(reason, file: file, line: line)
}
