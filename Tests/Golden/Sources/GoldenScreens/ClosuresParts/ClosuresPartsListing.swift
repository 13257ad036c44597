internal import Wayline

extension Listed {
    /// The screen, as a menu shows it and leads there.
    static var closuresParts: Listed {
        Listed(ClosuresPartsView.heading, .closuresParts) { _ in
            ClosuresPartsScreen(viewModel: ClosuresPartsViewModel())
        }
    }
}
