/// One flow in the navigation state: its screens, its tabs, and what lies over it.
///
/// What two copies have in common they share, so that a change costs the same however much there is.
public struct FlowState: Equatable, Sendable {
    /// Why a flow is there, and so how it can end.
    public enum Kind: String, Codable, Sendable {
        /// The flow that the app consists of, which never ends.
        case root

        /// Begun by another, to which it answers.
        case child

        /// Presented over another until it is dismissed.
        case modal

        /// Entered in place of all that the app's own flow shows: back does not lead out of it.
        case main

        /// Whether back from its first screen ends it.
        var isLeftByBack: Bool {
            switch self {
            case .child, .modal: true
            case .root, .main: false
            }
        }
    }

    /// What never changes in the life of a flow.
    struct Identity: Equatable, Sendable {
        let id: Int
        let kind: Kind
        let destination: Destination
    }

    /// What lies over a flow.
    struct Cover: Equatable, Sendable {
        var modal: FlowState?
        var alert: Alert?
    }

    /// What changes less often than the stack.
    private struct Frame: Equatable, Sendable {
        let identity: Shared<Identity>
        var child: FlowState?
        var tabBar: Shared<TabBar>?
        var cover: Shared<Cover>?
    }

    /// The screens of the tab that is shown.
    public var stack: PersistentStack<Entry>

    /// All else lies behind one reference, since states are copied more often than they are changed.
    private var frame: Shared<Frame>

    init(_ identity: Identity, stack: PersistentStack<Entry>) {
        self.stack = stack
        frame = Shared(Frame(identity: Shared(identity)))
    }

    /// The flow that was begun from the tab that is shown.
    public internal(set) var child: FlowState? {
        get { frame.value.child }
        set { changeFrame { $0.child = newValue } }
    }

    /// The names of the tabs and those that are not shown; nil in a flow without tabs.
    var tabBar: TabBar? {
        get { frame.value.tabBar?.value }
        set { changeFrame { $0.tabBar = newValue.map(Shared.init) } }
    }

    var cover: Cover {
        get { frame.value.cover?.value ?? Cover() }
        set { changeFrame { $0.cover = newValue == Cover() ? nil : Shared(newValue) } }
    }

    /// Whether both are the same, not merely equal; this compares nothing.
    func isIdentical(to other: FlowState) -> Bool {
        frame === other.frame && stack.isIdentical(to: other.stack)
    }

    /// Whether nothing lies over the flow.
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

    /// Why it is there.
    public var kind: Kind { frame.value.identity.value.kind }

    /// The name of the flow, and what it was begun with.
    public var destination: Destination { frame.value.identity.value.destination }

    /// The name of the flow.
    public var route: RouteID { destination.route }

    /// What was presented over the flow.
    public var modal: FlowState? { frame.value.cover?.value.modal }

    /// What the user is asked or told.
    public var alert: Alert? { frame.value.cover?.value.alert }

    /// What lies over the flow and is a flow itself.
    var above: FlowState? {
        isUncovered ? nil : modal ?? child
    }
}
