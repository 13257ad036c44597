internal import Wayline

extension Listed {
    /// The list entry that shows the screen.
    static var streamsParts: Listed {
        Listed(StreamsPartsView.heading, .streamsParts) { _ in
            StreamsPartsScreen(viewModel: StreamsPartsViewModel())
        }
    }
}
