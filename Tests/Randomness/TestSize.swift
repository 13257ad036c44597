import Foundation

/// The size of a test that could go on for ever: a share after each change, all of it in CI.
///
///     for _ in 0..<TestSize.count(500, all: 20_000) { … }
package enum TestSize {
    /// True where `WAYLINE_TEST_ALL` is set, as `Scripts/test --all` and CI do.
    package static let isAll = environment["WAYLINE_TEST_ALL"] != nil

    /// The count for this run; `WAYLINE_OPERATIONS` replaces both.
    package static func count(_ few: Int, all: Int) -> Int {
        environment["WAYLINE_OPERATIONS"].flatMap { Int($0) } ?? (isAll ? all : few)
    }

    private static let environment = ProcessInfo.processInfo.environment
}
