internal import Wayline

extension Listed {
    /// The list entry that starts the flow. `onResult` can use the result of the flow.
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
