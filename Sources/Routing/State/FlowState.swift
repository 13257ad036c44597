/// One flow in the navigation state: its screens, its tabs, and what lies over it.
///
/// Two copies share what they have in common, so that a change costs the same at any size.
public struct FlowState: Equatable, Sendable {
    /// The way in which a flow was begun, which decides how it can end.
    public enum Kind: String, Codable, Sendable {
        /// The flow that the app consists of, which never ends.
        case root

        /// Begun by another, to which it answers.
        case child

        /// Presented over another until it is dismissed.
        case modal

        /// Entered in place of all that the app's own flow shows: back does not lead out of it.
        case main

        /// True if back from its first screen ends it.
        var isLeftByBack: Bool {
            switch self {
            case .child, .modal: true
            case .root, .main: false
            }
        }
    }

    /// A modal flow and an alert over a flow.
    package struct Cover: Equatable, Sendable {
        package var modal: FlowState?
        package var alert: Alert?

        package init(modal: FlowState? = nil, alert: Alert? = nil) {
            self.modal = modal
            self.alert = alert
        }
    }

    /// The part that never changes in the life of a flow.
    private struct Identity: Equatable, Sendable {
        let id: Int
        let kind: Kind
        let destination: Destination
    }

    /// Everything that changes less often than the stack. To copy it costs little, since its parts are
    /// shared too.
    private struct Frame: Equatable, Sendable {
        let identity: Shared<Identity>
        var child: FlowState?
        var tabBar: Shared<TabBar>?
        var cover: Shared<Cover>?
    }

    /// The screens of the tab that is shown.
    public var stack: EntryStack

    /// All else lies behind one reference, since states are copied more often than they are changed.
    private var frame: Shared<Frame>

    init(id: Int, kind: Kind, destination: Destination, stack: EntryStack) {
        self.stack = stack
        let identity = Identity(id: id, kind: kind, destination: destination)
        frame = Shared(Frame(identity: Shared(identity)))
    }

    /// The flow that was begun from the tab that is shown.
    public package(set) var child: FlowState? {
        get { frame.value.child }
        set { changeFrame { $0.child = newValue } }
    }

    /// The names of the tabs and those that are not shown; nil in a flow without tabs.
    package var tabBar: TabBar? {
        get { frame.value.tabBar?.value }
        set { changeFrame { $0.tabBar = newValue.map(Shared.init) } }
    }

    package var cover: Cover {
        get { frame.value.cover?.value ?? Cover() }
        set { changeFrame { $0.cover = newValue == Cover() ? nil : Shared(newValue) } }
    }

    /// Returns whether both are the same, not merely equal. It compares no contents.
    package func isIdentical(to other: FlowState) -> Bool {
        frame === other.frame && stack.isIdentical(to: other.stack)
    }

    /// True if the flow has several stacks side by side.
    package var hasTabs: Bool { frame.value.tabBar != nil }

    /// True if nothing lies over the flow.
    var isUncovered: Bool { frame.value.child == nil && frame.value.cover == nil }

    private mutating func changeFrame(_ change: (inout Frame) -> Void) {
        var changed = frame.value
        change(&changed)
        frame = Shared(changed)
    }
}

extension FlowState: Identifiable {
    /// Tells this flow from all others that the state has had.
    public var id: Int { frame.value.identity.value.id }

    /// The way in which it was begun.
    public var kind: Kind { frame.value.identity.value.kind }

    /// The name of the flow, and what it was begun with.
    public var destination: Destination { frame.value.identity.value.destination }

    /// The name of the flow.
    public var route: RouteID { destination.route }

    /// The flow that was presented over it.
    public var modal: FlowState? { frame.value.cover?.value.modal }

    /// The alert over the flow.
    public var alert: Alert? { frame.value.cover?.value.alert }

    /// The flow that lies over this one.
    package var above: FlowState? {
        isUncovered ? nil : modal ?? child
    }
}

extension FlowState {
    /// The stacks of the flow, each with the flow that was begun from it.
    package var places: [(stack: EntryStack, child: FlowState?)] {
        !hasTabs ? [(stack, child)] : tabs.map { ($0.stack, $0.child) }
    }
}

/// The first screens of a flow: one stack, or several side by side.
public enum FlowShape: Equatable, Sendable {
    /// These screens, the last on top.
    case stack([Destination])

    /// Tabs, each beginning with a screen and named after it; the first is shown.
    case tabs([Destination])

    package var destinations: [Destination] {
        switch self {
        case .stack(let destinations), .tabs(let destinations): destinations
        }
    }
}

/// One of the flows that lie over each other.
public struct FlowLevel: Hashable, Sendable {
    /// Tells the flow from all others that the state has had.
    public let id: Int

    /// The name of the flow.
    public let route: RouteID
}

/// A flow that a transition has finished, and what with.
package struct FinishedFlow {
    package let id: Int
    package let result: RouteParameters
}

/// A value held by reference, so that a value can hold one of its own kind and copies share it.
final class Shared<Value: Sendable>: Sendable {
    let value: Value

    init(_ value: Value) {
        self.value = value
    }
}

extension Shared: Equatable where Value: Equatable {
    /// Compares nothing if both share one object.
    static func == (lhs: Shared, rhs: Shared) -> Bool {
        lhs === rhs || lhs.value == rhs.value
    }
}
