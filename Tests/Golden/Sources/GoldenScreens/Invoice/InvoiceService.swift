import Foundation
import Wayline

/// Loads the values of the screen.
protocol InvoiceService: Sendable {
    func load(_ input: InvoiceInput) async throws(InvoiceError) -> InvoiceDetails
}

/// An error of the service.
nonisolated enum InvoiceError: Error {
    case unavailable

    /// The text for the user.
    var text: String { "The service does not answer. Try again in a moment." }
}

/// Keeps the values in memory.
nonisolated struct MemoryInvoice: InvoiceService {
    var contents = InvoiceDetails(
        id: 7, customer: "My customer", note: "My note", total: 7.5, due: CalendarDate.epoch,
        paid: true, state: InvoiceState.done)

    func load(_ input: InvoiceInput) async -> InvoiceDetails { contents }
}
