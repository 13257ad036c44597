/// What makes the coffee.
@MainActor
protocol CoffeeMachine {
    /// Returns when the coffee is ready.
    func brew() async
}
