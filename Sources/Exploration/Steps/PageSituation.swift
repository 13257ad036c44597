import Binding
import WaylineRouting

/// The way to a page, and the work and the changes that wait.
struct PageSituation {
    /// The time until the next work on the clock; nil for none.
    let nextDeadline: SchedulerTime.Stride?

    /// True if several answers come next, at one moment.
    let awaitsAnswersAtOnce: Bool

    /// True while work waits for the clock.
    let waitsForClock: Bool

    /// True while a change waits.
    let isPending: Bool

    /// The goals of the changes that wait for the page.
    let goals: [String]

    /// The names of the controls that show something else than in the first state of the page.
    let changed: [String]

    /// The last move, if it has stayed on the page.
    let last: Move?

    /// The form whose values the page has.
    let form: PageForm?

    /// True if the last move has entered another or no text in a field of the form.
    var isNearForm: Bool { form?.isDeclared == false }

    /// True if the screen has another input than in its first state.
    let hasOtherInput: Bool

    /// True if other controls show something than in the first state of the page.
    let hasOtherParts: Bool

    /// The buttons that have changed the world before, when the screen had another input.
    let pressedBefore: Set<String>

    /// Returns the move as a kind of its own if it may act differently here: a button that was
    /// pressed for another input, for example, can add a second thing.
    func tellApart(_ move: Move) -> Move {
        var move = last.map { move.kept(apartAfter: $0) } ?? move
        if move.isPress, pressedBefore.contains(move.label) { move = move.kept(apart: "again") }
        if move.step.verb == .back {
            if hasOtherParts { move = move.kept(apart: "with other parts") }
            if form == nil, last?.step.isForm == true { move = move.kept(apart: "filled in") }
        }
        return hasOtherInput ? move.pressKept(apart: ["with another input"]) : move
    }
}
