import Foundation
import Wayline

/// The values of `state`.
nonisolated enum InvoiceState: String, CaseIterable, Codable, Sendable {
    case open, done
}

/// The values of the screen.
nonisolated struct InvoiceDetails: Codable, Hashable, Sendable {
    let id: Int
    let customer: String
    let note: String?
    let total: Decimal
    let due: CalendarDate?
    let paid: Bool
    let state: InvoiceState
}

/// The state and the rules of the screen.
@MainActor
final class InvoiceViewModel {
    private let request = Request<InvoiceDetails, InvoiceError>()
    private let input: InvoiceInput
    private let service: any InvoiceService

    init(_ input: InvoiceInput, invoice service: any InvoiceService = MemoryInvoice()) {
        self.input = input
        self.service = service
    }

    var contents: RequestSource<InvoiceDetails, InvoiceError> { request }

    func load() async {
        await request.run { () async throws(InvoiceError) in
            try await service.load(input)
        }
    }
}
