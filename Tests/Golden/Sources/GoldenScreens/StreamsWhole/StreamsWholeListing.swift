internal import Wayline

extension Listed {
    /// The list entry that starts the flow. `onResult` can use the result of the flow.
    static var streamsWhole: Listed {
        Listed(
            StreamsWholeView.heading,
            ChildFlow(.streamsWhole) { _ in
                StreamsWholeCoordinator()
            } onResult: { _, _ in
                .stay
            })
    }
}
