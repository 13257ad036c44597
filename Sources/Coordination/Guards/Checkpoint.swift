/// One question that a change must pass: a guard, with what it is asked about.
struct Checkpoint {
    enum Question {
        case now(@MainActor () -> Verdict)
        case later(@MainActor () async -> Verdict)
    }

    /// What is entered or left.
    let destination: Destination
    let question: Question

    @MainActor
    init(_ gate: EntryGate, _ coordinator: any Coordinator, _ destination: Destination) {
        self.destination = destination
        switch gate {
        case .now(let check): question = .now { check(coordinator, destination) }
        case .later(let check): question = .later { await check(coordinator, destination) }
        }
    }

    @MainActor
    init(
        _ gate: ExitGate, _ coordinator: any Coordinator, _ node: ScreenNode
    ) {
        destination = node.entry.destination
        let screen = node.screen
        switch gate {
        case .now(let check): question = .now { check(coordinator, screen) }
        case .later(let check): question = .later { await check(coordinator, screen) }
        }
    }
}
