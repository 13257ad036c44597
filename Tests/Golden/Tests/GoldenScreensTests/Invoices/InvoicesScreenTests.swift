import Wayline
import XCTest

@testable import GoldenScreens

/// Uses the screen as a user does.
@MainActor
final class InvoicesScreenTests: XCTestCase {
    private let service = UnsteadyLedger()

    private func begin() async throws -> (FlowDriver, InvoicesScreen) {
        let viewModel = InvoicesViewModel(ledger: service)
        let screen = InvoicesScreen(viewModel: viewModel)
        let app = try FlowDriver(of: screen, at: .invoices, leadingTo: ["invoice", "about"])
        try await app.wait { app.text.contains("Loading…") }
        XCTAssertEqual(app.path, ["host", "invoices"])
        XCTAssertTrue(app.text.hasPrefix("Invoices"), app.text)
        XCTAssertTrue(ScreenList.all.contains { $0.title == "Invoices" })
        return (app, screen)
    }

    func testTheContentsAreLoaded() async throws {
        let (app, screen) = try await begin()
        XCTAssertTrue(app.text.contains(LedgerError.unavailable.text), app.text)
        XCTAssertTrue(screen.view.rows.isHidden)
        service.isFailing = false
        try await app.choose("Try again")
        XCTAssertNil(screen.view.missing.state)
        XCTAssertTrue(
            app.text.contains("7, Customer: My customer, Total: 7.5, Paid: yes, Due: 1970-01-01"),
            app.text)
        XCTAssertTrue(
            app.text.contains("8, Customer: Your customer, Paid: no, Due: 1970-01-02"), app.text)
    }

    func testAnEmptyListSaysSo() async throws {
        (service.isFailing, service.memory.contents) = (false, [])
        let (app, _) = try await begin()
        XCTAssertTrue(app.text.contains("There is nothing here yet."), app.text)
    }

    func testTheRoutesLeadOn() async throws {
        service.isFailing = false
        let (app, _) = try await begin()
        try await app.choose("7", in: "Invoices")
        XCTAssertEqual(app.path, ["host", "invoices", "invoice"])
        try await app.back()
        try await app.choose("About")
        XCTAssertEqual(app.path, ["host", "invoices", "about"])
        try await app.back()
    }

    func testEachDecision() async throws {
        let router = InvoicesRouter()
        let selected = MemoryLedger().contents[0]
        XCTAssertEqual(
            try router.route(to: "invoice", .init(selected: selected)),
            .push(.invoice, InvoiceInput(id: 7)))
        XCTAssertEqual(try router.route(to: "invoice", .init()), .stay)
        XCTAssertEqual(try router.route(to: "about"), .push(.about))
    }
}

/// Fails while `isFailing` is true.
@MainActor
private final class UnsteadyLedger: LedgerService {
    var isFailing = true
    var memory = MemoryLedger()

    func load() async throws(LedgerError) -> [InvoicesRow] {
        await _Concurrency.Task.yield()
        if isFailing { throw .unavailable }
        return await memory.load()
    }
}
