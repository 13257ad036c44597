internal import Wayline

extension Listed {
    /// The flow, as a menu shows and starts it. What it ends with could be used here.
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
