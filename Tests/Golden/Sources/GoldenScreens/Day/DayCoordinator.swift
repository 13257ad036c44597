import Wayline

extension Listed {
    /// The row of the menu that starts the flow.
    static var day: Listed {
        Listed("Day", ChildFlow(.day) { _ in DayCoordinator() })
    }
}

/// Owns the flow, which begins with the screen.
final class DayCoordinator: Coordinator {
    static let flow = Flow<DayCoordinator>(.day) {
        ScreenRoute(.day) { owner in
            DayScreen(viewModel: DayViewModel(day: owner.day))
        }
    }

    private let day: any DayService

    init(day: any DayService = MemoryDay()) {
        self.day = day
    }
}
