/// Takes the steps of a script again, in a new run of the app.
@MainActor
struct Replayer {
    let plan: SearchPlan
    let names: ScreenNames

    /// The run after `steps`.
    func stage(after steps: [ExplorationStep]) async throws -> Stage {
        let stage = try Stage(plan)
        _ = await stage.settle()
        for step in steps where stage.isUsable { _ = await stage.take(step) }
        return stage
    }

    /// The shortest beginning of `steps` that shows `finding`; nil if none does.
    func beginning(
        of steps: [ExplorationStep], thatShows finding: Finding
    ) async throws -> [ExplorationStep]? {
        let stage = try Stage(plan)
        var node = names.node(of: stage.driver)
        var arrival = await stage.settle()
        var count = 0
        while true {
            if stage.findings(in: arrival, from: node, names).contains(finding) {
                return Array(steps.prefix(count))
            }
            guard count < steps.count, stage.isUsable else { return nil }
            node = names.node(of: stage.driver)
            arrival = await stage.take(steps[count])
            count += 1
        }
    }
}
