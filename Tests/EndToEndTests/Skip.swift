import Foundation
import XCTest

/// Why a test is skipped: what this machine lacks. In CI, where nothing may be skipped, that is a failure.
func skipped(
    _ reason: String, file: StaticString = #filePath, line: UInt = #line
) -> XCTSkip {
    if ProcessInfo.processInfo.environment["CI"] != nil { XCTFail(reason, file: file, line: line) }
    return XCTSkip(reason, file: file, line: line)
}
