internal import Wayline

extension Listed {
    /// The list entry that starts the flow. `onResult` can use the result of the flow.
    static var closuresFlow: Listed {
        Listed(
            ClosuresFlowView.heading,
            ChildFlow(.closuresFlow) { _ in
                ClosuresFlowCoordinator()
            } onResult: { _, _ in
                .stay
            })
    }
}
