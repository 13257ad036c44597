import Wayline

/// The state and the rules of the screen.
@MainActor
final class PollViewModel {
    let a = Observable("")
    let b = Observable("")
    let c = Observable("")
    let d = Observable("")
    let born = Observable(CalendarDate?.none)
    let height = Observable(Double?.none)
    private(set) lazy var canFinish = Derived(
        Derived(a, b, c, d) { !$0.isEmpty && !$1.isEmpty && !$2.isEmpty && !$3.isEmpty }, born
    ) { $0 && $1 != nil }
    let input: PollInput

    init(_ input: PollInput) {
        self.input = input
    }
}
