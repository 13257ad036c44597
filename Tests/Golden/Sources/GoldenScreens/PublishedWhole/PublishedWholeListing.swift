internal import Wayline

extension Listed {
    /// The list entry that starts the flow. `onResult` can use the result of the flow.
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
