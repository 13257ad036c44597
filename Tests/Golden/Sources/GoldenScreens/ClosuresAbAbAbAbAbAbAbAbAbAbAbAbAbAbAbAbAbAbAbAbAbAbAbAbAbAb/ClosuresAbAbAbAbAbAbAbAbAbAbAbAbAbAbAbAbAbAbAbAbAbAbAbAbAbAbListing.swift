internal import Wayline

extension Listed {
    /// The flow, as a menu shows and starts it. What it ends with could be used here.
    static var closuresAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAb: Listed {
        Listed(
            ClosuresAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbView.heading,
            ChildFlow(.closuresAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAb) { _ in
                ClosuresAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbAbCoordinator()
            } onResult: { _, _ in
                .stay
            })
    }
}
