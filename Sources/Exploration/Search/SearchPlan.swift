import TextMenu

/// Everything that a search needs, without the type of the services.
struct SearchPlan {
    let vocabulary: Vocabulary
    let limits: ExplorationLimits
    let seed: UInt64

    /// The names of the properties that must hold at least once.
    let sometimes: [String]

    /// Makes new services, and an app on them.
    let begin: @MainActor () throws -> BoundApp
}

/// An app on its services.
struct BoundApp {
    let app: App

    /// The part of the services that decides.
    let fingerprint: @MainActor () -> Int
    let faults: [BoundFault]
    let properties: [BoundProperty]
}

/// A fault of the services of one run.
struct BoundFault {
    let name: String
    let begin: @MainActor () -> Void
    let end: @MainActor () -> Void
}

/// A property of the services of one run.
struct BoundProperty {
    let name: String
    let kind: PropertyKind
    let holds: @MainActor (FlowDriver) -> Bool
}
