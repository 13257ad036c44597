internal import Wayline

extension Listed {
    /// The flow, as a menu shows and starts it. What it ends with could be used here.
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
