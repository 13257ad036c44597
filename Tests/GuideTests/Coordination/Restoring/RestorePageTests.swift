import Wayline
import XCTest

/// The code of Docs/Coordination/Restore.md, and what the page says of it.
@MainActor
final class RestorePageTests: XCTestCase {
    func testThePlaceAndTheDraftsComeBack() async throws {
        let before = try Navigator(BankCoordinator())
        before.go(.push(.transfer))
        (before.screen as? TransferScreen)?.draft = .init(amount: "250", pin: "4711")
        let bytes = try before.save()

        let after = try Navigator(BankCoordinator())
        let (_, restoration) = try after.restore(bytes)
        XCTAssertEqual(after.state.path, ["accounts", "transfer"])
        let draft = try XCTUnwrap(after.screen as? TransferScreen).draft
        XCTAssertEqual(draft.amount, "250")
        XCTAssertEqual(draft.pin, "")
        XCTAssertEqual(restoration.omissions, [])
    }

    func testAPlaceThatNoLongerExistsIsOmittedWithEverythingAboveIt() async throws {
        let before = try Navigator(BankCoordinator())
        before.go(.push(.transfer))
        before.go(.push(.offers))
        before.go(.push(.transfer))
        let after = try Navigator(NextBankCoordinator())
        let (_, restoration) = try after.restore(before.save())
        XCTAssertEqual(after.state.path, ["accounts", "transfer"])
        XCTAssertEqual(restoration.omissions.map(\.route), ["offers"])
        XCTAssertEqual(
            restoration.omissions.first?.reason,
            "'offers' is not a route here. The routes are 'accounts', 'transfer'.")
    }

    func testAPlaceOfAnOlderVersionIsRestored() async throws {
        let before = try Navigator(OldStatementsCoordinator())
        before.go(.push(.oldStatement, OldStatementInput(number: 7)))
        let after = try Navigator(StatementsCoordinator())
        try after.restore(before.save())
        let screen = try XCTUnwrap(after.screen as? StatementScreen)
        XCTAssertEqual(screen.input, StatementInput(month: 7, year: 2025))
    }

    func testAMissingFieldIsTakenFromInit() throws {
        let saved: RouteParameters = ["text": "rent"]
        let input = try saved.decode(PaymentsInput.self, for: "payments")
        XCTAssertEqual(input, PaymentsInput(text: "rent", showsFees: true))
    }

    func testAScreenThatNeedsASecretIsOmitted() async throws {
        let before = try Navigator(BankCoordinator())
        before.go(.push(.confirm, ConfirmInput(amount: 250, token: "x-17")))
        XCTAssertEqual(before.state.path, ["accounts", "confirm"])
        let bytes = try before.save()
        XCTAssertFalse(String(decoding: bytes, as: UTF8.self).contains("x-17"))
        let after = try Navigator(BankCoordinator())
        let (_, restoration) = try after.restore(bytes)
        XCTAssertEqual(after.state.path, ["accounts"])
        XCTAssertEqual(restoration.omissions.map(\.route), ["confirm"])
    }

    func testASecretOfALinkIsMarkedInItsRule() async throws {
        let navigator = try Navigator(BankCoordinator(), links: BankLinks.table())
        var told = ""
        let listener = navigator.events.bind { told += "\($0)" }
        navigator.open("bank://confirm?amount=250&token=x-17")
        XCTAssertEqual(navigator.state.path, ["accounts", "confirm"])
        XCTAssertFalse(told.contains("x-17"), told)
        XCTAssertFalse(String(decoding: try navigator.save(), as: UTF8.self).contains("x-17"))
        listener.cancel()
    }

    func testARestoredPlaceIsGuarded() async throws {
        let before = try Navigator(OrdersCoordinator())
        before.go(.push(.orders))
        before.send(.perform("done"))
        let after = try Navigator(OrdersCoordinator())
        try after.restore(before.save())
        XCTAssertEqual(after.state.path, ["home", "password"])
        after.send(.perform("done"))
        XCTAssertEqual(after.state.path, ["home", "orders"])
    }

    func testDamagedBytesAreAnErrorAndChangeNothing() async throws {
        let navigator = try Navigator(BankCoordinator())
        let bytes = try navigator.save().dropLast(3)
        XCTAssertThrowsError(try navigator.restore(Array(bytes)))
        XCTAssertEqual(navigator.state.path, ["accounts"])
    }

    func testARestoredCheckoutStillHasSomeoneToHearIt() async throws {
        let before = try Navigator(ShopCoordinator())
        before.send(.perform("checkout"))
        before.send(.perform("next"))
        let shop = ShopCoordinator()
        let after = try Navigator(shop)
        try after.restore(before.save())
        (after.screen as? PaymentScreen)?.viewModel.pay()
        after.send(.perform("paid"))
        XCTAssertEqual(after.state.path, ["thanks"])
        XCTAssertEqual(shop.results, [.finished(Receipt(number: 107))])
    }
}
