/// A machine that makes coffee.
@MainActor
protocol CoffeeMachine {
    /// Returns when the coffee is ready.
    func brew() async
}
