internal import Wayline

extension Listed {
    /// The list entry that starts the flow. `onResult` can use the result of the flow.
    static var streamsAbAbAbAbAbAbAbAbAbAbAbA: Listed {
        Listed(
            StreamsAbAbAbAbAbAbAbAbAbAbAbAView.heading,
            ChildFlow(.streamsAbAbAbAbAbAbAbAbAbAbAbA) { _ in
                StreamsAbAbAbAbAbAbAbAbAbAbAbACoordinator()
            } onResult: { _, _ in
                .stay
            })
    }
}
