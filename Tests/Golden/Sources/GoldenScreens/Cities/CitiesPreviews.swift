import Wayline

extension [Preview] {
    /// The screen in each state of its service.
    @MainActor static var cities: [Preview] {
        CitiesPreviewService.Stage.allCases.map { stage in
            Preview("Cities, \(stage)") { context in
                let service = CitiesPreviewService(
                    stage: stage, clock: ServiceClock(context.clock))
                return CitiesScreen(
                    viewModel: CitiesViewModel(cities: service))
            }
        }
    }
}

/// Stays in one state.
private nonisolated struct CitiesPreviewService: CitiesService {
    nonisolated enum Stage: CaseIterable { case loading, empty, full, failed }

    let stage: Stage
    let clock: ServiceClock

    func load() async throws(CitiesError) -> [CitiesRow] {
        switch stage {
        case .loading: do { try await clock.sleep(for: .seconds(86_400)) } catch {}
        case .empty: return []
        case .full: return await MemoryCities().load()
        case .failed: break
        }
        throw .unavailable
    }
}
