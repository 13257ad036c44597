import Testing
import Wayline

@testable import GoldenScreens

/// Uses the screen as a user does.
@MainActor
struct InvoicesScreenTests {
    private let service = UnsteadyLedger()

    private func begin() async throws -> (FlowDriver, InvoicesScreen) {
        let viewModel = InvoicesViewModel(ledger: service)
        let screen = InvoicesScreen(viewModel: viewModel)
        let app = try FlowDriver(of: screen, at: .invoices, leadingTo: ["invoice", "about"])
        try await app.wait { app.text.contains("Loading…") }
        #expect(app.path == ["host", "invoices"])
        #expect(app.text.hasPrefix("Invoices"), "\(app.text)")
        #expect(ScreenList.all.contains { $0.title == "Invoices" })
        return (app, screen)
    }

    @Test func theContentsAreLoaded() async throws {
        let (app, screen) = try await begin()
        #expect(app.text.contains(LedgerError.unavailable.text), "\(app.text)")
        #expect(screen.view.rows.isHidden)
        service.isFailing = false
        try await app.choose("Try again")
        #expect(screen.view.missing.state == nil)
        #expect(
            app.text.contains("7, Customer: My customer, Total: 7.5, Paid: yes, Due: 1970-01-01"),
            "\(app.text)")
        #expect(
            app.text.contains("8, Customer: Your customer, Paid: no, Due: 1970-01-02"),
            "\(app.text)")
    }

    @Test func anEmptyListSaysSo() async throws {
        (service.isFailing, service.memory.contents) = (false, [])
        let (app, _) = try await begin()
        #expect(app.text.contains("There is nothing here yet."), "\(app.text)")
    }

    @Test func theRoutesLeadOn() async throws {
        service.isFailing = false
        let (app, _) = try await begin()
        try await app.choose("7", in: "Invoices")
        #expect(app.path == ["host", "invoices", "invoice"])
        try await app.back()
        try await app.choose("About")
        #expect(app.path == ["host", "invoices", "about"])
        try await app.back()
    }

    @Test func eachDecision() async throws {
        let router = InvoicesRouter()
        let selected = MemoryLedger().contents[0]
        #expect(
            try router.route(to: "invoice", .init(selected: selected))
                == .push(.invoice, InvoiceInput(id: 7)))
        #expect(try router.route(to: "invoice", .init()) == .stay)
        #expect(try router.route(to: "about") == .push(.about))
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
