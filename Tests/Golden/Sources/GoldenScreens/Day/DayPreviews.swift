import Wayline

extension [Preview] {
    /// The screen in each state of its service.
    @MainActor static var day: [Preview] {
        DayPreviewService.Stage.allCases.map { stage in
            Preview("Day, \(stage)") { context in
                let service = DayPreviewService(
                    stage: stage, clock: ServiceClock(context.clock))
                let input = DayInput(day: CalendarDate.epoch)
                return DayScreen(
                    viewModel: DayViewModel(input, day: service))
            }
        }
    }
}

/// Stays in one state.
private nonisolated struct DayPreviewService: DayService {
    nonisolated enum Stage: CaseIterable { case loading, full, failed }

    let stage: Stage
    let clock: ServiceClock

    func load(_ input: DayInput) async throws(DayError) -> DayDetails {
        switch stage {
        case .loading: do { try await clock.sleep(for: .seconds(86_400)) } catch {}
        case .full: return await MemoryDay().load(input)
        case .failed: break
        }
        throw .unavailable
    }
}
