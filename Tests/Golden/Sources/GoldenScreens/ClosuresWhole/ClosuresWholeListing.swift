internal import Wayline

extension Listed {
    /// The flow, as a menu shows and starts it. What it ends with could be used here.
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
