import Coordination
import WaylineApplication
import WaylineInterface
public import WaylineRouting

/// The inputs that an app declares for its ``Exploration``: forms, values, faults, links and
/// properties.
///
/// Everything has a default: an undeclared field gets an empty text, and an "x" or, if that is not
/// valid, a 1, a date or a time; a short list gets each of its rows, a long one the first and the
/// last.
///
/// ```swift
/// extension ExplorationInputs<BakeryServices> {
///     static var bakery: Self {
///         ExplorationInputs()
///             .form("complete", ["Name": "An", "Loaves": "12"])
///             .form("greedy", ["Name": "An", "Loaves": "13"])
///             .leavingAlone("Call us")
///             .links("bakery://breads/2")
///             .fault("offline", begin: { $0.isOffline = true }, end: { $0.isOffline = false })
///             .world { $0.orders > 0 }
///             .always("no more than 12 loaves are ordered") { $0.world.largestOrder <= 12 }
///             .sometimes("an order is confirmed") { $0.path.last == "receipt" }
///             .home("breads")
///             .equalInAllLanguages("Name", "Loaves")
///     }
/// }
/// ```
@MainActor
public struct ExplorationInputs<World> {
    /// A state of the services, such as "offline", that lasts for one step.
    struct Fault {
        let name: String
        let begin: @MainActor (World) -> Void
        let end: @MainActor (World) -> Void
    }

    /// A statement about each moment of the app.
    struct Property {
        let name: String
        let kind: PropertyKind
        let holds: @MainActor (ExplorationMoment<World>) -> Bool
    }

    /// A statement about each step. `begin` gets the moment before a step, and returns whether the
    /// statement holds after it.
    struct StepProperty {
        let name: String
        let begin:
            @MainActor (ExplorationMoment<World>) ->
                @MainActor (
                    TakenStep, ExplorationMoment<World>
                ) -> Bool
    }

    private(set) var vocabulary = Vocabulary()
    private(set) var faults: [Fault] = []
    private(set) var properties: [Property] = []
    private(set) var stepProperties: [StepProperty] = []
    private(set) var fingerprint: @MainActor (World) -> Int = { _ in 0 }
    private(set) var worldParts: @MainActor (World) -> WorldParts = { _ in WorldParts(of: 0) }

    /// Creates inputs that declare nothing.
    public init() {}

    /// Adds the values of a whole form: texts, the titles of options, and "on" or "off" for a
    /// switch. On each page, those of its controls are filled in together. When nothing else is
    /// left, the form is also tried with another text, and with none, in each field.
    ///
    /// A control is named by its label, or for all languages by its property in the view, which
    /// begins with a small letter, such as `email` or `newPassword.again`.
    public func form(_ name: String, _ values: [String: String]) -> Self {
        changed { $0.vocabulary.forms.append(ExplorationForm(name: name, values: values)) }
    }

    /// Adds the values that a single control gets, one after the other: texts, or titles of
    /// options. The control is named as in a form.
    public func values(_ values: [String], for control: String) -> Self {
        changed { $0.vocabulary.values[control] = values }
    }

    /// Adds controls that are never used. They are named as in a form.
    public func leavingAlone(_ controls: String...) -> Self {
        changed { $0.vocabulary.ignored.formUnion(controls) }
    }

    /// Adds links that are opened on each screen.
    public func links(_ links: String...) -> Self {
        changed { $0.vocabulary.links += links }
    }

    /// Adds restarts: on each screen, the app is also ended, and started again from what it has
    /// saved. The map says which screens and inputs are not restored. The services stay.
    public func restarts() -> Self {
        changed { $0.vocabulary.hasRestarts = true }
    }

    /// Adds a fault of the services. On each screen, steps are also taken while it lasts.
    public func fault(
        _ name: String, begin: @escaping @MainActor (World) -> Void,
        end: @escaping @MainActor (World) -> Void
    ) -> Self {
        changed {
            $0.faults.append(Fault(name: name, begin: begin, end: end))
            $0.vocabulary.faults.append(name)
        }
    }

    /// Sets the part of the services that decides what the app does, such as who is logged in. Two
    /// states of the app are equal only if it is equal, too. Return an array of its parts, or a
    /// structure: each kind of step is tried again after other parts have changed, and after a
    /// collection has at least two elements more.
    public func world(_ fingerprint: @escaping @MainActor (World) -> some Hashable) -> Self {
        changed {
            $0.fingerprint = { fingerprint($0).hashValue }
            $0.worldParts = { WorldParts(of: fingerprint($0)) }
        }
    }

    /// Adds a property that must hold after each step.
    public func always(
        _ name: String, _ holds: @escaping @MainActor (ExplorationMoment<World>) -> Bool
    ) -> Self {
        changed { $0.properties.append(Property(name: name, kind: .always, holds: holds)) }
    }

    /// Adds a property that must hold after at least one step.
    public func sometimes(
        _ name: String, _ holds: @escaping @MainActor (ExplorationMoment<World>) -> Bool
    ) -> Self {
        changed { $0.properties.append(Property(name: name, kind: .sometimes, holds: holds)) }
    }

    /// Adds home screens: from each state, a way without links must lead to one of them. The first
    /// screen of each tab needs such a way in any case.
    public func home(_ screens: RouteName...) -> Self {
        changed { $0.vocabulary.homes.formUnion(screens) }
    }

    /// Adds labels, and titles, that are the same in all languages, such as "Email". Any other one
    /// that does not change with the language of the app is a problem.
    public func equalInAllLanguages(_ labels: String...) -> Self {
        changed { $0.vocabulary.untranslated.formUnion(labels) }
    }

    /// Adds problems that are no mistakes of the app, by the beginning of their texts, such as
    /// "'photo' was never shown".
    public func allowing(_ problems: String...) -> Self {
        changed { $0.vocabulary.allowed += problems }
    }

    func adding(_ property: StepProperty) -> Self {
        changed { $0.stepProperties.append(property) }
    }

    private func changed(_ change: (inout Self) -> Void) -> Self {
        var inputs = self
        change(&inputs)
        return inputs
    }
}

/// The two kinds of properties.
enum PropertyKind {
    case always
    case sometimes
}

/// The moment after a step, for a property.
@MainActor
public struct ExplorationMoment<World> {
    let driver: FlowDriver
    let vocabulary: Vocabulary

    /// The services of this run.
    public let world: World

    /// The routes from the root to the top, through all flows that are shown.
    public let path: [RouteName]

    /// The state of the navigation: all flows, tabs and alerts, and what is pending.
    public var state: NavigationState { driver.navigator.state }

    /// The facts of the screen on top, by which its router decides. Cast them to their type.
    public var facts: any RouterFacts { driver.screen.facts }

    /// The name of the declared form whose values the page has now, or nil.
    public var form: String? {
        vocabulary.naming(driver.navigator).declaredForm(of: Page(of: driver.navigator))?.name
    }

    /// The alert in front, or nil.
    public var alert: Alert? { driver.alerts.last }

    /// The text that the user reads, line by line. It takes longer to make than the rest.
    public var text: String { driver.text }
}
