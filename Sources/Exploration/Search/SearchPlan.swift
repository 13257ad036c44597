import TextMenu
import WaylineRouting

/// Everything that a search needs, without the type of the services.
@MainActor
package struct SearchPlan {
    let vocabulary: Vocabulary
    package var limits: ExplorationLimits
    package var seed: UInt64

    /// The file to which each step is written before it is taken; nil for none.
    var journal: JournalFile?

    /// True if hashing is the same in each process.
    var hasEqualNumbers = false

    /// Adds the map and the storyboard to the result.
    package var drawsMap = true

    /// Receives progress, and each problem when it is found.
    package var onNews: (@MainActor (SearchNews) -> Void)?

    /// Called after each step, also if a script is shortened.
    var onStep: @MainActor () -> Void = {}

    /// True when the search is to stop at the next step.
    var isStopped: @MainActor () -> Bool = { false }

    /// The names of the properties that must hold at least once.
    let sometimes: [String]

    /// Makes new services, and an app on them.
    let begin: @MainActor () throws -> BoundApp

    /// Searches until nothing is left to try, or a limit is reached.
    package func run() async throws -> ExplorationFindings {
        try await Explorer(self, Journal(in: journal)).run()
    }
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
    let holds: @MainActor (FlowDriver, _ path: [RouteName]) -> Bool
}
