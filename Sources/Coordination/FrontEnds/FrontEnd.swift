public import WaylineRouting

/// Shows the current scene to the user, and sends the user's intents to the navigator.
///
/// The navigator shows it a scene after each change, before it handles another request.
@MainActor
public protocol FrontEnd: AnyObject {
    /// Shows `scene`, which differs from the previous one.
    func show(_ scene: Scene)
}

/// The part of the state that the user sees, with its screens.
@MainActor
public struct Scene {
    /// The navigation state.
    public let state: NavigationState

    /// The screen on top of each shown flow, from the lowest flow up. The last one is the user's
    /// screen.
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

    /// Adds `frontEnd`, and removes front ends that were released.
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
