internal import Wayline

extension Listed {
    /// The screen, as a menu shows it and leads there.
    static var streamsPlain: Listed {
        Listed(StreamsPlainView.heading, .streamsPlain) { _ in
            StreamsPlainScreen(viewModel: StreamsPlainViewModel())
        }
    }
}
