import Wayline

extension [Preview] {
    /// The screen in each state of its service.
    @MainActor static var invoice: [Preview] {
        InvoicePreviewService.Stage.allCases.map { stage in
            Preview("Invoice, \(stage)") { context in
                let service = InvoicePreviewService(
                    stage: stage, clock: ServiceClock(context.clock))
                let input = InvoiceInput(id: 7)
                return InvoiceScreen(
                    viewModel: InvoiceViewModel(input, invoice: service))
            }
        }
    }
}

/// Stays in one state.
private nonisolated struct InvoicePreviewService: InvoiceService {
    nonisolated enum Stage: CaseIterable { case loading, full, failed }

    let stage: Stage
    let clock: ServiceClock

    func load(_ input: InvoiceInput) async throws(InvoiceError) -> InvoiceDetails {
        switch stage {
        case .loading: do { try await clock.sleep(for: .seconds(86_400)) } catch {}
        case .full: return await MemoryInvoice().load(input)
        case .failed: break
        }
        throw .unavailable
    }
}
