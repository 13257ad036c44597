import Foundation

/// The size of a test that could run for any time: small for each change, full in CI.
///
///     for _ in 0..<TestSize.count(500, all: 20_000) { … }
package enum TestSize {
    /// True if `WAYLINE_TEST_ALL` is set. `Scripts/test --all` and CI set it.
    package static let isAll = environment["WAYLINE_TEST_ALL"] != nil

    /// The count for this run; `WAYLINE_OPERATIONS` replaces both.
    package static func count(_ few: Int, all: Int) -> Int {
        environment["WAYLINE_OPERATIONS"].flatMap { Int($0) } ?? (isAll ? all : few)
    }

    private static let environment = ProcessInfo.processInfo.environment
}
