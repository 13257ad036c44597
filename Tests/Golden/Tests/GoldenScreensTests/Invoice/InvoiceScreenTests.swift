import Wayline
import XCTest

@testable import GoldenScreens

/// Uses the screen as a user does.
@MainActor
final class InvoiceScreenTests: XCTestCase {
    private let service = UnsteadyInvoice()

    private func begin() async throws -> (FlowDriver, InvoiceScreen) {
        let viewModel = InvoiceViewModel(InvoiceInput(id: 7), invoice: service)
        let screen = InvoiceScreen(viewModel: viewModel)
        let app = try FlowDriver(of: screen, at: .invoice, leadingTo: ["about", "remark"])
        try await app.wait { app.text.contains("Loading…") }
        XCTAssertEqual(app.path, ["host", "invoice"])
        XCTAssertTrue(app.text.hasPrefix("Invoice"), app.text)
        return (app, screen)
    }

    func testTheContentsAreLoaded() async throws {
        let (app, screen) = try await begin()
        XCTAssertTrue(app.text.contains(InvoiceError.unavailable.text), app.text)
        XCTAssertEqual(screen.view.values.rows, [])
        XCTAssertFalse(screen.view.remark.isEnabled)
        service.isFailing = false
        try await app.choose("Try again")
        XCTAssertNil(screen.view.missing.state)
        XCTAssertTrue(app.text.contains("ID: 7"), app.text)
        XCTAssertTrue(app.text.contains("Customer: My customer"), app.text)
        XCTAssertTrue(app.text.contains("Note: My note"), app.text)
        XCTAssertTrue(app.text.contains("Total: 7.5"), app.text)
        XCTAssertTrue(app.text.contains("Due: 1970-01-01"), app.text)
        XCTAssertTrue(app.text.contains("Paid: yes"), app.text)
        XCTAssertTrue(app.text.contains("State: done"), app.text)
        XCTAssertEqual(service.inputs, [InvoiceInput(id: 7), InvoiceInput(id: 7)])
    }

    func testTheRoutesLeadOn() async throws {
        service.isFailing = false
        let (app, _) = try await begin()
        try await app.choose("About")
        XCTAssertEqual(app.path, ["host", "invoice", "about"])
        try await app.back()
        try await app.choose("Remark")
        XCTAssertEqual(app.path, ["host", "invoice", "remark"])
        try await app.back()
    }

    func testEachDecision() async throws {
        let router = InvoiceRouter()
        let contents = MemoryInvoice().contents
        XCTAssertEqual(try router.route(to: "about"), .push(.about))
        XCTAssertEqual(
            try router.route(to: "remark", .init(contents: contents)),
            .push(.remark, RemarkInput(id: 7)))
        XCTAssertEqual(try router.route(to: "remark", .init()), .stay)
    }
}

/// Fails while `isFailing` is true.
@MainActor
private final class UnsteadyInvoice: InvoiceService {
    var isFailing = true
    var memory = MemoryInvoice()
    private(set) var inputs: [InvoiceInput] = []

    func load(_ input: InvoiceInput) async throws(InvoiceError) -> InvoiceDetails {
        inputs.append(input)
        await _Concurrency.Task.yield()
        if isFailing { throw .unavailable }
        return await memory.load(input)
    }
}
