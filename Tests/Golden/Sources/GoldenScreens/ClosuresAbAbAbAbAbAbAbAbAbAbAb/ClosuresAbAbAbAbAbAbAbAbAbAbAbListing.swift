internal import Wayline

extension Listed {
    /// The list entry that starts the flow. `onResult` can use the result of the flow.
    static var closuresAbAbAbAbAbAbAbAbAbAbAb: Listed {
        Listed(
            ClosuresAbAbAbAbAbAbAbAbAbAbAbView.heading,
            ChildFlow(.closuresAbAbAbAbAbAbAbAbAbAbAb) { _ in
                ClosuresAbAbAbAbAbAbAbAbAbAbAbCoordinator()
            } onResult: { _, _ in
                .stay
            })
    }
}
