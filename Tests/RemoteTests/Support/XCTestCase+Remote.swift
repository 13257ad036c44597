import Screens
import XCTest

extension XCTestCase {
    /// A home that goes when the test does.
    func makeHome(keepsAlive: Bool = false) throws -> RemoteHome {
        let home = try RemoteHome(keepsAlive: keepsAlive)
        addTeardownBlock { await home.close() }
        return home
    }
}

extension APILimits {
    /// Nothing is tried twice.
    static var once: APILimits {
        var limits = APILimits()
        limits.attempts = 1
        return limits
    }
}
