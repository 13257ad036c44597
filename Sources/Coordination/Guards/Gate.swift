/// A guard of what is entered.
enum EntryGate {
    case now(@MainActor (any Coordinator, Destination) -> Verdict)
    case later(@MainActor (any Coordinator, Destination) async -> Verdict)
}

/// A guard of what is left.
enum ExitGate {
    case now(@MainActor (any Coordinator, any Screen) -> Verdict)
    case later(@MainActor (any Coordinator, any Screen) async -> Verdict)
}
