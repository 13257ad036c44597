import WaylineRouting

/// A guard that a change must pass, with what it is asked about.
@MainActor
struct GuardCheck {
    enum Call {
        case now(@MainActor () -> Verdict)
        case later(@MainActor () async -> Verdict)
    }

    /// The screen or flow that is entered or left.
    let destination: Destination
    let call: Call

    init(_ entryGuard: EntryGuard, _ coordinator: any Coordinator, _ destination: Destination) {
        self.destination = destination
        switch entryGuard {
        case .now(let check): call = .now { check(coordinator, destination) }
        case .later(let check): call = .later { await check(coordinator, destination) }
        }
    }

    init(_ exitGuard: ExitGuard, _ node: ScreenNode) {
        destination = node.entry.destination
        let (coordinator, screen) = (node.flow.coordinator, node.screen)
        switch exitGuard {
        case .now(let check): call = .now { check(coordinator, screen) }
        case .later(let check): call = .later { await check(coordinator, screen) }
        }
    }
}

/// The answer of the guard of a destination.
struct GuardAnswer {
    let verdict: Verdict
    let destination: Destination
}

extension Change {
    /// Returns the guards that must be asked, in reverse order: first those of the screens that leave,
    /// then those of the flows and screens that enter.
    func guards(for request: NavigationRequest) -> [GuardCheck] {
        var checks: [GuardCheck] = []
        for node in left where node.entry.id != request.decider {
            for exitGuard in node.plan.exitGuards { checks.append(GuardCheck(exitGuard, node)) }
        }
        for node in begun {
            guard let parent = node.parent, let declaration = node.declaration else { continue }
            for entryGuard in declaration.entryGuards {
                checks.append(GuardCheck(entryGuard, parent.coordinator, node.destination))
            }
        }
        for node in entered where !(request.restoration != nil && node.isFirstOfApp) {
            for entryGuard in node.plan.entryGuards {
                checks.append(
                    GuardCheck(entryGuard, node.flow.coordinator, node.entry.destination))
            }
        }
        return checks.reversed()
    }
}
