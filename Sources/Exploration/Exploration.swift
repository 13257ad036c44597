public import WaylineApplication
import WaylineRouting
import WaylineText

/// Walks every way through an app, on the real screens, and finds what is wrong.
///
/// ```swift
/// let found = try await Exploration(of: .kiosk).run()
/// XCTAssertEqual(found.problems, [])
/// ```
///
/// An app with services gets new ones for each walk. The inputs can use these services, e.g. in a
/// fault:
///
/// ```swift
/// let exploration = Exploration(in: BakeryServices.init, inputs: .bakery) { .bakery(on: $0) }
/// let found = try await exploration.run()
/// XCTAssertEqual(found.problems, [])
/// ```
///
/// Two runs with one seed take the same steps, unless the limit of time ends one: time is virtual.
/// The result names what was not tried. Each walk begins at the first screen: no place of an
/// earlier run is restored.
@MainActor
public struct Exploration<World> {
    private let world: @MainActor () throws -> World
    private let app: @MainActor (World) -> App
    private let inputs: ExplorationInputs<World>
    private let limits: ExplorationLimits
    private let seed: UInt64
    private let journal: String?

    /// An exploration of the app that `app` makes, each time with new services from `world`.
    ///
    /// `seed` decides the order of steps, and the randomness of the app. With a `journal`, the path
    /// of a file, each step is written down before it is taken. If a step ends the process, or does
    /// not end, the next run reports the way that led there, and leaves the step out.
    public init(
        in world: @escaping @MainActor () throws -> World,
        inputs: ExplorationInputs<World> = ExplorationInputs(),
        limits: ExplorationLimits = ExplorationLimits(), seed: UInt64 = 0, journal: String? = nil,
        of app: @escaping @MainActor (World) -> App
    ) {
        self.world = world
        self.app = app
        self.inputs = inputs
        self.limits = limits
        self.seed = seed
        self.journal = journal
    }

    /// Explores the app until all is tried, or a limit is reached.
    public func run() async throws -> ExplorationFindings {
        try await plan.run()
    }

    /// The search without the type of the services.
    package var plan: SearchPlan {
        SearchPlan(
            vocabulary: inputs.vocabulary, limits: limits, seed: seed,
            journal: journal.map(JournalFile.path),
            sometimes: inputs.properties.filter { $0.kind == .sometimes }.map { $0.name },
            begin: begin)
    }

    private func begin() throws -> BoundApp {
        let world = try world()
        return BoundApp(
            app: app(world), fingerprint: { inputs.fingerprint(world) },
            worldParts: { inputs.worldParts(world) },
            faults: inputs.faults.map { fault in
                BoundFault(
                    name: fault.name, begin: { fault.begin(world) }, end: { fault.end(world) })
            },
            properties: inputs.properties.map { property in
                BoundProperty(name: property.name, kind: property.kind) { driver, path in
                    property.holds(moment(of: driver, at: path, world))
                }
            },
            stepProperties: inputs.stepProperties.map { property in
                BoundStepProperty(name: property.name) { driver in
                    let holds = property.begin(moment(of: driver, at: driver.path, world))
                    return { step in holds(step, moment(of: driver, at: driver.path, world)) }
                }
            })
    }

    private func moment(
        of driver: FlowDriver, at path: [RouteName], _ world: World
    ) -> ExplorationMoment<World> {
        ExplorationMoment(
            driver: driver, vocabulary: inputs.vocabulary, world: world, path: path)
    }
}

extension Exploration where World == Void {
    /// An exploration of an app whose services nobody changes from outside.
    public init(
        of app: App, inputs: ExplorationInputs<Void> = ExplorationInputs(),
        limits: ExplorationLimits = ExplorationLimits(), seed: UInt64 = 0, journal: String? = nil
    ) {
        self.init(in: {}, inputs: inputs, limits: limits, seed: seed, journal: journal) { app }
    }
}
