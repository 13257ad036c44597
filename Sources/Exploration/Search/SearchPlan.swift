package import Coordination
package import WaylineApplication
import WaylineRouting

/// Everything that a search needs, without the type of the services.
@MainActor
package struct SearchPlan {
    let vocabulary: Vocabulary
    package var limits: ExplorationLimits
    package var seed: UInt64

    /// The file to which each step is written before it is taken; nil for none.
    var journal: JournalFile?

    /// Watches the steps; nil in a copy.
    var watch: StepWatch?

    /// True if the steps are watched, by this process or by the parent of this copy.
    var isWatched = false

    /// True if hashing is the same in each process.
    var hasEqualNumbers = false

    /// Adds the map to the result.
    package var drawsMap = true

    /// Adds a page with pictures to the result.
    package var painter: (any ScreenPainter)?

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

    /// Makes an app with new services.
    package func makeApp() throws -> App { try begin().app }

    /// Searches until nothing is left to try, or a limit is reached.
    package func run() async throws -> ExplorationFindings {
        try await watched { try await Explorer($0, Journal(in: journal)).run() }
    }
}

/// Draws the screens of a search, each when it is seen first, and makes a page of them.
@MainActor
package protocol ScreenPainter {
    /// Draws the screen, or the alert, of this name in a map.
    func draw(_ name: String, _ navigator: Navigator, of app: String)

    /// Returns the page with the drawn screens, and the parts that were seen or not.
    func page(of seen: SeenScreens, _ coverage: ExplorationCoverage) -> String
}

/// An app on its services.
struct BoundApp {
    let app: App

    /// The part of the services that decides.
    let fingerprint: @MainActor () -> Int

    /// The parts of it.
    let worldParts: @MainActor () -> WorldParts
    let faults: [BoundFault]
    let properties: [BoundProperty]
    let stepProperties: [BoundStepProperty]
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

/// A property of the steps of one run.
struct BoundStepProperty {
    let name: String

    /// Called before a step. Returns whether the property holds after it.
    let begin: @MainActor (FlowDriver) -> @MainActor (TakenStep) -> Bool
}
