import Wayline
import XCTest

@testable import GoldenScreens

/// Uses the screen as a user does.
@MainActor
final class ArchiveScreenTests: XCTestCase {
    private let service = UnsteadyLedger()

    private func begin() async throws -> (FlowDriver, ArchiveScreen) {
        let viewModel = ArchiveViewModel(ledger: service)
        let screen = ArchiveScreen(viewModel: viewModel)
        let app = try FlowDriver(of: screen, at: .archive)
        try await app.wait { app.text.contains("Loading…") }
        XCTAssertEqual(app.path, ["host", "archive"])
        XCTAssertTrue(app.text.hasPrefix("Archive"), app.text)
        XCTAssertTrue(ScreenList.all.contains { $0.title == "Archive" })
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
