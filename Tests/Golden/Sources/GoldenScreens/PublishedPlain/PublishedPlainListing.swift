internal import Wayline

extension Listed {
    /// The screen, as a menu shows it and leads there.
    static var publishedPlain: Listed {
        Listed(PublishedPlainView.heading, .publishedPlain) { _ in
            PublishedPlainScreen(viewModel: PublishedPlainViewModel())
        }
    }
}
