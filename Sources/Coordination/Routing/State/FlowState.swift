/// One flow in the navigation state: its screens, its tabs, and everything above it.
///
/// Copies share their equal parts, so the cost of a change does not depend on the size.
public struct FlowState: Equatable, Sendable {
    /// The way in which a flow was begun, which decides how it can end.
    public enum Kind: String, Codable, Sendable {
        /// The root flow of the app. It never ends.
        case root

        /// A child flow, whose parent gets its result.
        case child

        /// A flow that is presented over another one until it is dismissed.
        case modal

        /// A main flow, which replaces everything above the root flow. Back does not leave it.
        case main

        /// True if back from the first screen ends the flow.
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

        package init(modal: FlowState? = nil, alert: Alert? = nil) {
            self.modal = modal
            self.alert = alert
        }

        /// True if there is neither a modal flow nor an alert.
        var isEmpty: Bool { modal == nil && alert == nil }
    }

    /// The part that never changes in the life of a flow.
    struct Identity: Equatable, Sendable {
        let id: Int
        let kind: Kind
        let destination: PlaceStep
    }

    /// Everything that changes less often than the stack. Copying it is cheap, since its parts are
    /// shared, too.
    struct Frame: Equatable, Sendable {
        let identity: Shared<Identity>
        var child: FlowState?
        var tabBar: Shared<TabBar>?
        var cover: Shared<Cover>?
    }

    /// The screens of the tab that is shown.
    public var stack: EntryStack

    /// Everything else is behind one reference, since states are copied more often than they are
    /// changed.
    private var frame: Shared<Frame>

    package init(id: Int, kind: Kind, destination: PlaceStep, stack: EntryStack) {
        self.stack = stack
        let identity = Identity(id: id, kind: kind, destination: destination)
        frame = Shared(Frame(identity: Shared(identity)))
    }

    /// The flow that was begun from the tab that is shown.
    public package(set) var child: FlowState? {
        get { frame.value.child }
        set { changeFrame { $0.child = newValue } }
    }

    /// The tabs; nil in a flow without tabs.
    package var tabBar: TabBar? {
        get { frame.value.tabBar?.value }
        set { changeFrame { $0.tabBar = newValue.map(Shared.init) } }
    }

    package var cover: Cover {
        get { frame.value.cover?.value ?? Cover() }
        set { changeFrame { $0.cover = newValue == Cover() ? nil : Shared(newValue) } }
    }

    /// Returns whether at most the shown stack differs. Compares references, not contents.
    package func differsInStackOnly(from other: FlowState) -> Bool {
        frame === other.frame
    }

    /// Returns whether both are the same flow, whatever has changed in it. A number alone is not
    /// enough for saved states, which can be from anywhere.
    package func isSameFlow(as other: FlowState) -> Bool {
        if frame.value.identity === other.frame.value.identity { return true }
        return frame.value.identity == other.frame.value.identity
            && tabs.map(\.name) == other.tabs.map(\.name)
    }

    /// Returns whether both have the same cover. Compares references: an equal cover is not the
    /// same.
    package func hasSameCover(as other: FlowState) -> Bool {
        frame.value.cover === other.frame.value.cover
    }

    /// The digest of the place that the flow shows: see ``NavigationState/placeDigest``.
    var digest: PlaceDigest {
        var sum = Digest()
        sum.add(frame.digest)
        sum.add(stack.digest)
        return PlaceDigest(sum)
    }

    /// True if the flow has several stacks side by side.
    package var hasTabs: Bool { frame.value.tabBar != nil }

    /// True if nothing is above the flow.
    package var isUncovered: Bool {
        frame.value.child == nil && (frame.value.cover?.value.isEmpty ?? true)
    }

    /// Removes the modal flow and the alert.
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

    /// The name of the flow, with its parameters.
    public var destination: PlaceStep { frame.value.identity.value.destination }

    /// The name of the flow.
    public var route: RouteName { destination.route }

    /// The flow that is presented over it; nil if there is none.
    public var modal: FlowState? { frame.value.cover?.value.modal }

    /// The alert over the flow; nil if there is none.
    public var alert: Alert? { frame.value.cover?.value.alert }

    /// The flow above this one; nil if there is none.
    var above: FlowState? {
        isUncovered ? nil : modal ?? child
    }
}

/// The changes that a transition consists of.
extension FlowState {
    /// Ends the alert over the innermost flow that the user is in, if there is one, and applies
    /// `change` to that flow. The flow ends if `change` returns false.
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
            cover.alert = nil
            return try change(&self)
        }
        return true
    }

    /// Dismisses the flow that was presented last. Returns false if there is none.
    mutating func dismissLast() -> Bool {
        if var modal {
            cover.modal = modal.dismissLast() ? modal : nil
            return true
        }
        guard var child, child.dismissLast() else { return false }
        self.child = child
        return true
    }

    /// Ends everything above the flow. Returns false if there is nothing.
    mutating func uncover() -> Bool {
        if isUncovered { return false }
        child = nil
        removeCover()
        return true
    }

    /// Ends everything above the main flow of this destination. Returns false if there is nothing
    /// above it, and nil if there is no such flow.
    mutating func uncover(mainFlow destination: PlaceStep) -> Bool? {
        guard var main = child, main.kind == .main, main.destination == destination else {
            return nil
        }
        let isCovered = !cover.isEmpty
        guard main.uncover() || isCovered else { return false }
        removeCover()
        child = main
        return true
    }

    /// Selects the tab of this name, the innermost if there are several, and dismisses the alert
    /// over the previous tab. Returns false if the tab is selected already, and nil if there is no
    /// such tab, or if a flow is presented over it.
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

    /// True if a flow is presented over this flow or over one of its child flows.
    private var hasModalOver: Bool {
        modal != nil || child?.hasModalOver == true
    }

    /// True if back does not lead to the screens below the flow.
    private var keepsFromBelow: Bool {
        kind == .main || hasModalOver
    }
}

extension FlowState {
    /// The stacks of the flow, each with its child flow.
    var places: [(stack: EntryStack, child: FlowState?)] {
        !hasTabs ? [(stack, child)] : tabs.map { ($0.stack, $0.child) }
    }
}

/// The first screens of a flow: one stack, or tabs.
public enum FlowShape: Equatable, Sendable {
    /// These screens, the last on top.
    case stack([PlaceStep])

    /// Tabs. Each begins with a screen, and has its name. The first tab is selected.
    case tabs([PlaceStep])

    package var destinations: [PlaceStep] {
        switch self {
        case .stack(let destinations), .tabs(let destinations): destinations
        }
    }
}

/// One of several flows above each other.
public struct FlowLevel: Hashable, Sendable {
    /// The number of the flow, which no other flow of the state has had.
    public let id: Int

    /// The name of the flow.
    public let route: RouteName
}

/// A reference to a value. A value can contain another one of its own type, and copies share it.
final class Shared<Value: Sendable>: Sendable {
    let value: Value
    let cache = DigestCache()

    init(_ value: Value) {
        self.value = value
    }
}

extension Shared: Equatable where Value: Equatable {
    /// Two references to one object are equal without a comparison of their values.
    static func == (lhs: Shared, rhs: Shared) -> Bool {
        lhs === rhs || lhs.value == rhs.value
    }
}
