import Wayline
import XCTest

/// The code of Docs/Coordination/TellingAndAsking.md, and what the page says of it.
@MainActor
final class TellingAndAskingPageTests: XCTestCase {
    private var tokens: Set<AnyCancellable> = []
    private var heard: [String] = []

    func testAnActionIsHeardByTheCoordinatorAndByOthers() async throws {
        let navigator = try Navigator(AlbumCoordinator())
        let album = try XCTUnwrap(navigator.screen as? AlbumScreen)
        album.actions.bind { action in self.heard.append("\(action)") }.store(in: &tokens)
        album.tap(7)
        XCTAssertEqual(navigator.state.path, ["album", "photo"])
        XCTAssertEqual(heard, ["didOpen(photo: 7)"])
    }

    func testADelegateAnswersAtOnce() async throws {
        let navigator = try Navigator(AlbumCoordinator())
        (navigator.screen as? AlbumScreen)?.doubleTap(7)
        navigator.go(.push(.filter))
        XCTAssertEqual((navigator.screen as? FilterScreen)?.title, "Show 1 photos")
    }

    func testAParentPerformsARouteForItsChild() async throws {
        let navigator = try Navigator(AlbumCoordinator())
        navigator.go(.push(.profile))
        (navigator.screen as? ProfileScreen)?.friends.chosen.send(7)
        XCTAssertEqual(navigator.state.path, ["album", "profile", "friend"])
    }

    func testTheEventsTellWhatWasAskedAndWhatBecameOfIt() async throws {
        let navigator = try Navigator(OrdersCoordinator())
        navigator.events
            .bind { event in self.heard.append("\(event.cause): \(event.outcome)") }
            .store(in: &tokens)
        navigator.go(.push(.letter))
        navigator.send(.back)
        navigator.go(.push(.refund))
        XCTAssertEqual(
            heard,
            [
                "code: committed(revision: 1)",
                "user: committed(revision: 2)",
                "code: refused('refund' is guarded: A refund takes a call.)",
            ])
    }

    func testTheEventsCanBeAwaited() async throws {
        let navigator = try Navigator(OrdersCoordinator())
        let events = navigator.eventStream()
        navigator.go(.push(.letter))
        navigator.send(.back)
        navigator.end()
        for await event in events { heard.append("\(event.cause) \(event.revision)") }
        XCTAssertEqual(heard, ["code 1", "user 2"])
    }

    func testASecretDoesNotComeIntoTheEvents() async throws {
        let navigator = try Navigator(BankCoordinator())
        navigator.events
            .bind { event in self.heard.append("\(event)") }
            .store(in: &tokens)
        navigator.go(.push(.confirm, ConfirmInput(amount: 250, token: "x-17")))
        XCTAssertEqual(heard.count, 1)
        XCTAssertFalse(heard.contains { $0.contains("x-17") })
    }

    func testAFrontEndIsShownEachChange() async throws {
        let navigator = try Navigator(OrdersCoordinator())
        let frontEnd = PathFrontEnd()
        navigator.attach(frontEnd)
        navigator.go(.push(.letter))
        navigator.send(.back)
        XCTAssertEqual(frontEnd.shown, ["home", "home > letter", "home"])
    }

    func testAScreenAsksTheUser() async throws {
        for (answer, items) in [("Empty it", []), ("Cancel", ["lamp"])] {
            let navigator = try Navigator(CartCoordinator())
            let cart = try XCTUnwrap(navigator.screen as? CartScreen)
            let work = cart.begin { await $0.empty() }
            XCTAssertEqual(navigator.scene.alert?.title, "Empty the cart?")
            navigator.send(.answer(answer))
            await work.value
            XCTAssertEqual(cart.items.value, items)
        }
    }
}
