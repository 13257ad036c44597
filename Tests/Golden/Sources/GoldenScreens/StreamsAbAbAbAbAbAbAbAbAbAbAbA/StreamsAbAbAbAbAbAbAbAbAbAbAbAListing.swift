internal import Wayline

extension Listed {
    /// The flow, as a menu shows and starts it. What it ends with could be used here.
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
