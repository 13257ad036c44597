internal import Wayline

extension Listed {
    /// The flow, as a menu shows and starts it. What it ends with could be used here.
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
