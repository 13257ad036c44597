import XCTest

@testable import Screens

extension XCTestCase {
    /// Creates a home that is removed at the end of the test.
    func makeHome(keepsAlive: Bool = false) throws -> RemoteHome {
        let home = try RemoteHome(keepsAlive: keepsAlive)
        addTeardownBlock { await home.close() }
        return home
    }
}

extension APILimits {
    /// Limits with which nothing is tried twice.
    static var once: APILimits {
        var limits = APILimits()
        limits.attempts = 1
        return limits
    }
}
