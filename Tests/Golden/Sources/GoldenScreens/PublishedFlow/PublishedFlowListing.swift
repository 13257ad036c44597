internal import Wayline

extension Listed {
    /// The flow, as a menu shows and starts it. What it ends with could be used here.
    static var publishedFlow: Listed {
        Listed(
            PublishedFlowView.heading,
            ChildFlow(.publishedFlow) { _ in
                PublishedFlowCoordinator()
            } onResult: { _, _ in
                .stay
            })
    }
}
