import Binding

/// A machine that takes five seconds of its clock.
struct SteamMachine: CoffeeMachine {
    var clock: AnyScheduler = .main

    func brew() async {
        do { try await clock.sleep(for: .seconds(5)) } catch {}
    }
}
