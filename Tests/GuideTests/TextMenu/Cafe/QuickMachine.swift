/// A machine that takes no time.
struct QuickMachine: CoffeeMachine {
    func brew() async {}
}
