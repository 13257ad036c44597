internal import Wayline

extension Listed {
    /// The flow, as a menu shows and starts it. What it ends with could be used here.
    static var publishedWhole: Listed {
        Listed(
            PublishedWholeView.heading,
            ChildFlow(.publishedWhole) { _ in
                PublishedWholeCoordinator()
            } onResult: { _, _ in
                .stay
            })
    }
}
