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

    private struct Parts: Equatable, Sendable {
        let identity: Shared<Identity>
        var stack: PersistentStack<Entry>
        var child: FlowState?
        var tabBar: Shared<TabBar>?
        var cover: Shared<Cover>?
    }

    /// All of it lies behind one reference: states are copied more often than they are changed.
    private var shared: Shared<Parts>

    init(_ identity: Identity, stack: PersistentStack<Entry>) {
        shared = Shared(Parts(identity: Shared(identity), stack: stack))
    }

    private subscript<Value>(part: WritableKeyPath<Parts, Value>) -> Value {
        get { shared.value[keyPath: part] }
        set {
            var parts = shared.value
            parts[keyPath: part] = newValue
            shared = Shared(parts)
        }
    }

    /// The screens of the tab that is shown.
    public var stack: PersistentStack<Entry> {
        get { self[\.stack] }
        set { self[\.stack] = newValue }
    }

    /// The flow that was begun from the tab that is shown.
    public internal(set) var child: FlowState? {
        get { self[\.child] }
        set { self[\.child] = newValue }
    }

    /// The names of the tabs and those that are not shown; nil in a flow without tabs.
    var tabBar: TabBar? {
        get { self[\.tabBar]?.value }
        set { self[\.tabBar] = newValue.map(Shared.init) }
    }

    var cover: Cover {
        get { self[\.cover]?.value ?? Cover() }
        set { self[\.cover] = newValue == Cover() ? nil : Shared(newValue) }
    }

    /// Whether both are the same, not merely equal; this compares nothing.
    func isIdentical(to other: FlowState) -> Bool {
        shared === other.shared
    }

    /// Whether nothing lies over the flow.
    var isUncovered: Bool { self[\.child] == nil && self[\.cover] == nil }
}

extension FlowState: Identifiable {
    /// Tells this flow from all others that the state has had.
    public var id: Int { shared.value.identity.value.id }

    public var kind: Kind { shared.value.identity.value.kind }

    /// The name of the flow, and what it was begun with.
    public var destination: Destination { shared.value.identity.value.destination }

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
