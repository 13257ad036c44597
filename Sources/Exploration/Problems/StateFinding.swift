/// A finding that a step in a state shows, after any way to it.
struct StateFinding {
    let finding: Finding
    let state: Int
    let step: ExplorationStep

    /// True if the step must show nothing, which is certain only after it was taken again.
    var mustShowNothing = false
}
