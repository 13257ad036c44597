internal import Wayline

extension Listed {
    /// The list entry that starts the flow. `onResult` can use the result of the flow.
    static var publishedAbAbAbAbAbAbAbAbAbAbA: Listed {
        Listed(
            PublishedAbAbAbAbAbAbAbAbAbAbAView.heading,
            ChildFlow(.publishedAbAbAbAbAbAbAbAbAbAbA) { _ in
                PublishedAbAbAbAbAbAbAbAbAbAbACoordinator()
            } onResult: { _, _ in
                .stay
            })
    }
}
