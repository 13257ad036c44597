import Binding
import WaylineStreams

/// A machine that takes five seconds of its clock.
struct SteamMachine: CoffeeMachine {
    var clock: AnyScheduler = .main

    func brew() async {
        for await _ in Just(()).delay(for: 5, scheduler: clock).values {}
    }
}
