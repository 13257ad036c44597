public import WaylineRouting

/// Shows the user where they are, and sends their intents to the navigator.
///
/// It is shown a scene after each change, in the same run.
@MainActor
public protocol FrontEnd: AnyObject {
    /// Shows `scene`, which differs from the one shown before.
    func show(_ scene: Scene)
}

/// The part of the state that the user sees, with its screens.
@MainActor
public struct Scene {
    /// The navigation state.
    public let state: NavigationState

    /// The screen on top of each flow that lies over the others, the one that the user is in last.
    public let screens: [any Screen]

    /// The screen that the user is in.
    public let screen: any Screen

    /// The question of a guard or a screen.
    public let question: Alert?

    /// A number that changes with each alert, even if the next one is equal.
    package let alertNumber: Int

    /// The alert over the screen, which the user must answer first.
    public var alert: Alert? { question ?? state.activeFlow.alert }
}

/// The front ends of a navigator. It does not keep them alive.
@MainActor
struct AttachedFrontEnds {
    private struct Reference {
        weak var frontEnd: (any FrontEnd)?
    }

    private var references: [Reference] = []

    /// Adds `frontEnd`, in the place of those that were released.
    mutating func add(_ frontEnd: any FrontEnd) {
        references.removeAll { $0.frontEnd == nil }
        references.append(Reference(frontEnd: frontEnd))
    }

    var isEmpty: Bool { references.isEmpty }

    /// Shows the scene to each front end, in the order in which they were attached.
    func show(_ scene: Scene) {
        for reference in references { reference.frontEnd?.show(scene) }
    }
}
