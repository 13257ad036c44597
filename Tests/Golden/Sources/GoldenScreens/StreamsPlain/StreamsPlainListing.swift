internal import Wayline

extension Listed {
    /// The list entry that shows the screen.
    static var streamsPlain: Listed {
        Listed(StreamsPlainView.heading, .streamsPlain) { _ in
            StreamsPlainScreen(viewModel: StreamsPlainViewModel())
        }
    }
}
