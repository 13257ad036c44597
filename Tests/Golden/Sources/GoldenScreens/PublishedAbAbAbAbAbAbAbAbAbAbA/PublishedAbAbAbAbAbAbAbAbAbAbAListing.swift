internal import Wayline

extension Listed {
    /// The flow, as a menu shows and starts it. What it ends with could be used here.
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
