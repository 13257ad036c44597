internal import Wayline

extension Listed {
    /// The list entry that shows the screen.
    static var closuresParts: Listed {
        Listed(ClosuresPartsView.heading, .closuresParts) { _ in
            ClosuresPartsScreen(viewModel: ClosuresPartsViewModel())
        }
    }
}
