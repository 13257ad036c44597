internal import Wayline

extension Listed {
    /// The list entry that shows the screen.
    static var publishedPlain: Listed {
        Listed(PublishedPlainView.heading, .publishedPlain) { _ in
            PublishedPlainScreen(viewModel: PublishedPlainViewModel())
        }
    }
}
