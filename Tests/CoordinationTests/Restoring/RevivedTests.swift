import Binding
import Coordination
import WaylineRouting
import XCTest

/// A restored place that waited for a guard when it was saved is restored in the next run.
@MainActor
final class RevivedTests: XCTestCase {
    private var bazaar = Bazaar()

    /// Makes the next app, in which the member has logged in or not, and restores `bytes`.
    private func restored(
        _ bytes: [UInt8], isMember: Bool = true
    ) throws -> (Navigator, Restoration) {
        bazaar = Bazaar()
        bazaar.isMember.value = isMember
        let navigator = try bazaar.begin()
        return (navigator, try navigator.restore(bytes).restoration)
    }

    /// Saves an app in which these screens lie over the products.
    private func saved(_ screens: RouteName...) async throws -> [UInt8] {
        bazaar.isMember.value = true
        let navigator = try bazaar.begin()
        navigator.go(.enter("shop"))
        for screen in screens {
            navigator.go(.push(.named(screen)))
            if screen == "slow" { await bazaar.gate.answer() }
        }
        defer { navigator.end() }
        return try navigator.save()
    }

    func testItDemandsTheLoginAgain() async throws {
        var (navigator, _) = try restored(await saved("account", "slow"), isMember: false)
        for _ in 1...2 {
            XCTAssertEqual(navigator.state.path, ["products", "login"])
            try XCTUnwrap(navigator.coordinator as? BazaarLogin).logIn()
            let (bytes, gate) = (try navigator.save(), bazaar.gate)
            navigator.end()
            (navigator, _) = try restored(bytes, isMember: false)
            await gate.answer()
        }
        try XCTUnwrap(navigator.coordinator as? BazaarLogin).logIn()
        await bazaar.gate.answer()
        XCTAssertEqual(navigator.state.path, ["products", "account", "slow"])
    }

    func testTheRestorationListsWhatIsLeftOut() async throws {
        let (first, _) = try restored(await saved("slow", "note"))
        let (bytes, gate) = (try first.save(), bazaar.gate)
        first.end()
        let (navigator, restoration) = try restored(edited(bytes, #""note""#, #""gone""#))
        await gate.answer()
        await bazaar.gate.answer()
        XCTAssertEqual(navigator.state.path, ["products", "slow"])
        XCTAssertEqual(restoration.omissions.map(\.route), ["gone"])
    }
}
