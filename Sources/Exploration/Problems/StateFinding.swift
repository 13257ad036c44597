/// A finding that a step in a state shows, after any way to it.
struct StateFinding {
    let finding: Finding
    let state: Int
    let step: ExplorationStep
}
