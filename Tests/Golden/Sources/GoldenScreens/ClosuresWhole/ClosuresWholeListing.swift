internal import Wayline

extension Listed {
    /// The list entry that starts the flow. `onResult` can use the result of the flow.
    static var closuresWhole: Listed {
        Listed(
            ClosuresWholeView.heading,
            ChildFlow(.closuresWhole) { _ in
                ClosuresWholeCoordinator()
            } onResult: { _, _ in
                .stay
            })
    }
}
