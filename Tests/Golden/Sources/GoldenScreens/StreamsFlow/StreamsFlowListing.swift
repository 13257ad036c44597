internal import Wayline

extension Listed {
    /// The list entry that starts the flow. `onResult` can use the result of the flow.
    static var streamsFlow: Listed {
        Listed(
            StreamsFlowView.heading,
            ChildFlow(.streamsFlow) { _ in
                StreamsFlowCoordinator()
            } onResult: { _, _ in
                .stay
            })
    }
}
