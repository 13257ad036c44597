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

    private let identity: Shared<Identity>

    /// The screens of the tab that is shown.
    public var stack: PersistentStack<Entry>

    private var sharedChild: Shared<FlowState>?
    private var sharedTabs: Shared<TabBar>?
    private var sharedCover: Shared<Cover>?

    init(_ identity: Identity, stack: PersistentStack<Entry>) {
        self.identity = Shared(identity)
        self.stack = stack
    }

    /// The flow that was begun from the tab that is shown.
    public internal(set) var child: FlowState? {
        get { sharedChild?.value }
        set { sharedChild = newValue.map(Shared.init) }
    }

    /// The names of the tabs and those that are not shown; nil in a flow without tabs.
    var tabBar: TabBar? {
        get { sharedTabs?.value }
        set { sharedTabs = newValue.map(Shared.init) }
    }

    var cover: Cover {
        get { sharedCover?.value ?? Cover() }
        set { sharedCover = newValue == Cover() ? nil : Shared(newValue) }
    }

    /// Whether both are the same, not merely equal; this compares nothing.
    func isIdentical(to other: FlowState) -> Bool {
        identity === other.identity && stack.isIdentical(to: other.stack)
            && sharedChild === other.sharedChild && sharedTabs === other.sharedTabs
            && sharedCover === other.sharedCover
    }

    /// Whether nothing lies over the flow.
    var isUncovered: Bool { sharedChild == nil && sharedCover == nil }
}

extension FlowState: Identifiable {
    /// Tells this flow from all others that the state has had.
    public var id: Int { identity.value.id }

    public var kind: Kind { identity.value.kind }

    /// The name of the flow, and what it was begun with.
    public var destination: Destination { identity.value.destination }

    /// The name of the flow.
    public var route: RouteID { destination.route }

    /// What was presented over the flow.
    public var modal: FlowState? { cover.modal }

    /// What the user is asked or told.
    public var alert: Alert? { cover.alert }

    /// What lies over the flow and is a flow itself.
    var above: FlowState? {
        isUncovered ? nil : modal ?? child
    }
}
