import Testing
import Wayline

@testable import GoldenScreens

/// Uses the screen as a user does.
@MainActor
struct ArchiveScreenTests {
    private let service = UnsteadyLedger()

    private func begin() async throws -> (FlowDriver, ArchiveScreen) {
        let viewModel = ArchiveViewModel(ledger: service)
        let screen = ArchiveScreen(viewModel: viewModel)
        let app = try FlowDriver(of: screen, at: .archive)
        try await app.wait { app.text.contains("Loading…") }
        #expect(app.path == ["host", "archive"])
        #expect(app.text.hasPrefix("Archive"), "\(app.text)")
        #expect(ScreenList.all.contains { $0.title == "Archive" })
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
