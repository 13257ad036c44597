internal import Wayline

extension Listed {
    /// The list entry that shows the screen.
    static var publishedParts: Listed {
        Listed(PublishedPartsView.heading, .publishedParts) { _ in
            PublishedPartsScreen(viewModel: PublishedPartsViewModel())
        }
    }
}
