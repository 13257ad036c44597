import Wayline

extension [Preview] {
    /// The screen in each state of its service.
    @MainActor static var invoices: [Preview] {
        InvoicesPreviewService.Stage.allCases.map { stage in
            Preview("Invoices, \(stage)") { context in
                let service = InvoicesPreviewService(
                    stage: stage, clock: ServiceClock(context.clock))
                return InvoicesScreen(
                    viewModel: InvoicesViewModel(ledger: service))
            }
        }
    }
}

/// Stays in one state.
private nonisolated struct InvoicesPreviewService: LedgerService {
    nonisolated enum Stage: CaseIterable { case loading, empty, full, failed }

    let stage: Stage
    let clock: ServiceClock

    func load() async throws(LedgerError) -> [InvoicesRow] {
        switch stage {
        case .loading: do { try await clock.sleep(for: .seconds(86_400)) } catch {}
        case .empty: return []
        case .full: return await MemoryLedger().load()
        case .failed: break
        }
        throw .unavailable
    }
}
