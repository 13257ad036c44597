internal import Wayline

extension Listed {
    /// The flow, as a menu shows and starts it. What it ends with could be used here.
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
