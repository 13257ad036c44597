/// The place that a navigation state shows, without the way that led there.
///
/// Two visits of a place are equal. A place has the routes and parameters of all flows and tabs,
/// hidden ones too, the selected tabs, the alerts and the presented flows. It has no numbers, no
/// revision and no pending changes. Secrets do not count: two places that differ only in secrets
/// are equal, also if one of them was saved, and lost its secrets. Names and texts are compared
/// byte by byte.
///
/// The digest is cached: after a change, only the changed parts are computed again.
///
/// ```swift
/// let home = NavigationState(root: "home")
/// let back = try home.applying(.push("article", ["id": 7])).applying(.pop)
/// XCTAssertNotEqual(back, home)  // the revision differs
/// XCTAssertEqual(back.place, home.place)
/// var visited: Set = [home.place]
/// XCTAssertFalse(visited.insert(back.place).inserted)
/// ```
public struct NavigationPlace: Sendable {
    let root: FlowState

    /// The digest, by which places can be told apart in files and in other processes.
    public var digest: Digest { root.digest }
}

extension NavigationState {
    /// The place that this state shows, independent of the way that led there. Taking it copies
    /// nothing.
    public var place: NavigationPlace { NavigationPlace(root: root) }
}

extension NavigationPlace: Hashable {
    public static func == (lhs: NavigationPlace, rhs: NavigationPlace) -> Bool {
        lhs.digest == rhs.digest && lhs.root.isSamePlace(as: rhs.root)
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(digest)
    }
}

extension NavigationPlace: Codable {
    /// Reads a place that was written.
    public init(from decoder: any Decoder) throws {
        root = try FlowState(from: decoder)
    }

    /// Writes the flows, numbered in their order. Equal places are written alike, without secrets.
    public func encode(to encoder: any Encoder) throws {
        var numbers = Renumbering(from: 0, drafts: [:]) { $0.withoutSecrets }
        try numbers.renumbered(root).encode(to: encoder)
    }
}

extension FlowState {
    fileprivate func isSamePlace(as other: FlowState) -> Bool {
        isIdentical(to: other)
            || kind == other.kind && destination.isSamePlace(as: other.destination)
                && selectedTab == other.selectedTab && stack.isSamePlace(as: other.stack)
                && Self.areSame(child, other.child) && Self.areSame(modal, other.modal)
                && alert?.savedBytes == other.alert?.savedBytes
                && tabs.elementsEqual(other.tabs) { $0.isSamePlace(as: $1) }
    }

    fileprivate static func areSame(_ left: FlowState?, _ right: FlowState?) -> Bool {
        guard let left, let right else { return left == nil && right == nil }
        return left.isSamePlace(as: right)
    }
}

extension TabState {
    fileprivate func isSamePlace(as other: TabState) -> Bool {
        name.rawValue.utf8.elementsEqual(other.name.rawValue.utf8)
            && stack.isSamePlace(as: other.stack) && FlowState.areSame(child, other.child)
    }
}
