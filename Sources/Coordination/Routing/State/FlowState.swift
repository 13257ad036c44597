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
        var alert: Alert?

        /// The state's pending changes; empty but in the flow that the app consists of. They are
        /// kept here since a state without them is copied faster.
        var pending: [PendingNavigation] = []

        package init(modal: FlowState? = nil, alert: Alert? = nil) {
            self.modal = modal
            self.alert = alert
        }

        /// True if nothing lies over the flow.
        var isEmpty: Bool { modal == nil && alert == nil }
    }

    /// The part that never changes in the life of a flow.
    struct Identity: Equatable, Sendable {
        let id: Int
        let kind: Kind
        let destination: Destination
    }

    /// Everything that changes less often than the stack. To copy it costs little, since its parts
    /// are shared too.
    struct Frame: Equatable, Sendable {
        let identity: Shared<Identity>
        var child: FlowState?
        var tabBar: Shared<TabBar>?
        var cover: Shared<Cover>?
    }

    /// The screens of the tab that is shown.
    public var stack: EntryStack

    /// All else lies behind one reference, since states are copied more often than they are
    /// changed.
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

    /// Returns whether nothing but the stack that is shown can differ. It compares no contents.
    package func differsInStackOnly(from other: FlowState) -> Bool {
        frame === other.frame
    }

    /// Returns whether both have the same cover. Compares identities: an equal cover is another
    /// one.
    package func hasSameCover(as other: FlowState) -> Bool {
        frame.value.cover === other.frame.value.cover
    }

    /// The digest of the place that the flow shows: see ``NavigationState/placeDigest``.
    var digest: PlaceDigest {
        var mixer = DigestMixer()
        mixer.add(frame.digest)
        mixer.add(stack.digest)
        return mixer.digest
    }

    /// True if the flow has several stacks side by side.
    package var hasTabs: Bool { frame.value.tabBar != nil }

    /// True if nothing lies over the flow.
    package var isUncovered: Bool {
        frame.value.child == nil && (frame.value.cover?.value.isEmpty ?? true)
    }

    /// Takes away the modal flow and the alert.
    mutating func removeCover() {
        (cover.modal, cover.alert) = (nil, nil)
    }

    private mutating func changeFrame(_ change: (inout Frame) -> Void) {
        var changed = frame.value
        change(&changed)
        frame = Shared(changed)
    }
}

extension FlowState: Identifiable {
    /// The number of the flow, which no other flow of the state has had.
    public var id: Int { frame.value.identity.value.id }

    /// The way in which it was begun.
    public var kind: Kind { frame.value.identity.value.kind }

    /// The name of the flow, and what it was begun with.
    public var destination: Destination { frame.value.identity.value.destination }

    /// The name of the flow.
    public var route: RouteName { destination.route }

    /// The flow that was presented over it.
    public var modal: FlowState? { frame.value.cover?.value.modal }

    /// The alert over the flow.
    public var alert: Alert? { frame.value.cover?.value.alert }

    /// The flow that lies over this one.
    package var above: FlowState? {
        isUncovered ? nil : modal ?? child
    }
}

/// The changes that transitions are made of.
extension FlowState {
    /// Applies `change` to the flow that the user is in. One that is presented or begun over this
    /// one goes before it; a flow for which `change` returns false ends.
    @discardableResult
    mutating func changeActive(
        _ change: (inout FlowState) throws(RoutingError) -> Bool
    ) throws(RoutingError) -> Bool {
        if isUncovered { return try change(&self) }
        if var modal {
            cover.modal = try modal.changeActive(change) ? modal : nil
        } else if var child {
            self.child = try child.changeActive(change) ? child : nil
        } else {
            return try change(&self)
        }
        return true
    }

    /// Dismisses the flow that was presented last; returns false if there is none.
    mutating func dismissLast() -> Bool {
        if var modal {
            cover.modal = modal.dismissLast() ? modal : nil
            return true
        }
        guard var child, child.dismissLast() else { return false }
        self.child = child
        return true
    }

    /// Ends all that lies over the flow; returns false if nothing does.
    mutating func uncover() -> Bool {
        if isUncovered { return false }
        child = nil
        removeCover()
        return true
    }

    /// Ends all that lies over the main flow of this destination; returns false if nothing does,
    /// and nil if there is no such flow.
    mutating func uncover(mainFlow destination: Destination) -> Bool? {
        guard var main = child, main.kind == .main, main.destination == destination else {
            return nil
        }
        let isCovered = !cover.isEmpty
        guard main.uncover() || isCovered else { return false }
        removeCover()
        child = main
        return true
    }

    /// Shows the tab of that name, the innermost of several, and dismisses the alert over the tab
    /// before. Returns false if it is shown already, and nil if there is no such tab, or something
    /// was presented over it.
    mutating func select(_ name: RouteName) -> Bool? {
        if var modal {
            let hasChanged = modal.select(name)
            if hasChanged == true { cover.modal = modal }
            return hasChanged
        }
        if var child {
            if let hasChanged = child.select(name) {
                if hasChanged { self.child = child }
                return hasChanged
            }
            if child.keepsFromBelow { return nil }
        }
        if tabBar?.name == name { return false }
        let tabs = tabs
        guard let index = tabs.firstIndex(where: { $0.name == name }) else { return nil }
        show(tabs, at: index)
        cover.alert = nil
        return true
    }

    /// The names of the tabs that can be selected, the innermost first.
    var selectableTabs: [RouteName] {
        if let modal { return modal.selectableTabs }
        let above = child?.selectableTabs ?? []
        return child?.keepsFromBelow == true ? above : above + tabs.map(\.name)
    }

    /// True if something was presented over the flow, or over one that was begun from it.
    private var hasModalOver: Bool {
        modal != nil || child?.hasModalOver == true
    }

    /// True if the screens below the flow cannot be reached from it.
    private var keepsFromBelow: Bool {
        kind == .main || hasModalOver
    }
}

extension FlowState {
    /// The stacks of the flow, each with the flow that was begun from it.
    var places: [(stack: EntryStack, child: FlowState?)] {
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
    /// The number of the flow, which no other flow of the state has had.
    public let id: Int

    /// The name of the flow.
    public let route: RouteName
}

/// A value held by reference, so that a value can hold one of its own kind and copies share it.
final class Shared<Value: Sendable>: Sendable {
    let value: Value
    let cache = DigestCache()

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
