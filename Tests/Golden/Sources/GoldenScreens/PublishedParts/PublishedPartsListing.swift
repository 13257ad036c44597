internal import Wayline

extension Listed {
    /// The screen, as a menu shows it and leads there.
    static var publishedParts: Listed {
        Listed(PublishedPartsView.heading, .publishedParts) { _ in
            PublishedPartsScreen(viewModel: PublishedPartsViewModel())
        }
    }
}
