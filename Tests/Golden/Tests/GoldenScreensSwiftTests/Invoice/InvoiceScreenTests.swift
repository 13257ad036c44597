import Foundation
import Testing
import Wayline

@testable import GoldenScreens

/// Uses the screen as a user does.
@MainActor
struct InvoiceScreenTests {
    private let service = UnsteadyInvoice()

    private func begin() async throws -> (FlowDriver, InvoiceScreen) {
        let viewModel = InvoiceViewModel(InvoiceInput(id: 7), invoice: service)
        let screen = InvoiceScreen(viewModel: viewModel)
        let app = try FlowDriver(of: screen, at: .invoice, leadingTo: ["about", "remark"])
        try await app.wait { app.text.contains("Loading…") }
        #expect(app.path == ["host", "invoice"])
        #expect(app.text.hasPrefix("Invoice"), "\(app.text)")
        return (app, screen)
    }

    @Test func theContentsAreLoaded() async throws {
        let (app, screen) = try await begin()
        #expect(app.text.contains(InvoiceError.unavailable.text), "\(app.text)")
        #expect(screen.view.values.rows == [])
        #expect(!screen.view.remark.isEnabled)
        service.isFailing = false
        try await app.choose("Try again")
        #expect(screen.view.missing.state == nil)
        #expect(app.text.contains("ID: 7"), "\(app.text)")
        #expect(app.text.contains("Customer: My customer"), "\(app.text)")
        #expect(app.text.contains("Note: My note"), "\(app.text)")
        #expect(app.text.contains("Total: 7.5"), "\(app.text)")
        #expect(app.text.contains("Due: 1970-01-01"), "\(app.text)")
        #expect(app.text.contains("Paid: yes"), "\(app.text)")
        #expect(app.text.contains("State: done"), "\(app.text)")
        #expect(service.inputs == [InvoiceInput(id: 7), InvoiceInput(id: 7)])
    }

    @Test func theRoutesLeadOn() async throws {
        service.isFailing = false
        let (app, _) = try await begin()
        try await app.choose("About")
        #expect(app.path == ["host", "invoice", "about"])
        try await app.back()
        try await app.choose("Remark")
        #expect(app.path == ["host", "invoice", "remark"])
        try await app.back()
    }

    @Test func eachDecision() async throws {
        let router = InvoiceRouter()
        let contents = MemoryInvoice().contents
        #expect(try router.route(to: "about") == .push(.about))
        #expect(
            try router.route(to: "remark", .init(contents: contents))
                == .push(.remark, RemarkInput(id: 7)))
        #expect(try router.route(to: "remark", .init()) == .stay)
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
