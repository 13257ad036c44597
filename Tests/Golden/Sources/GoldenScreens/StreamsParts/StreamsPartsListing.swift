internal import Wayline

extension Listed {
    /// The screen, as a menu shows it and leads there.
    static var streamsParts: Listed {
        Listed(StreamsPartsView.heading, .streamsParts) { _ in
            StreamsPartsScreen(viewModel: StreamsPartsViewModel())
        }
    }
}
