extension NavigationState: Codable {
    private enum CodingKeys: CodingKey {
        case root, revision, next, pending
    }

    /// The largest number that is read. Above it, there is room for all later numbers.
    private static let largestNumber = Int.max / 2

    /// Reads a state. Refuses a state that no transitions can lead to.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let state = NavigationState(
            root: try container.decode(FlowState.self, forKey: .root),
            revision: try container.decode(Int.self, forKey: .revision),
            nextID: try container.decode(Int.self, forKey: .next))
        guard let state else {
            throw DecodingError.dataCorruptedError(
                forKey: .root, in: container, debugDescription: "not a state that can come about")
        }
        self = state
        if let pending = try container.decodeIfPresent([Readable].self, forKey: .pending) {
            self.pending = pending.compactMap(\.change).suffix(PendingNavigation.limit)
        }
    }

    /// A pending change; nil if it cannot be read, e.g. if another version has saved it. The place
    /// is read without it.
    private struct Readable: Decodable {
        let change: PendingNavigation?

        init(from decoder: any Decoder) {
            do {
                change = try PendingNavigation(from: decoder)
            } catch {
                change = nil
            }
        }
    }

    /// A saved state without pending changes; nil if no transitions can lead to it.
    init?(root: FlowState, revision: Int, nextID: Int) {
        var ids: Set<Int> = []
        guard root.kind == .root, root.addIDs(to: &ids, [.child, .main]), let last = ids.max(),
            last < nextID, nextID <= Self.largestNumber,
            (0...Self.largestNumber).contains(revision)
        else { return nil }
        (self.root, self.revision, self.nextID) = (root, revision, nextID)
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(root, forKey: .root)
        try container.encode(revision, forKey: .revision)
        try container.encode(nextID, forKey: .next)
        if !pending.isEmpty { try container.encode(pending, forKey: .pending) }
    }
}

extension FlowState {
    /// Returns whether each number occurs once, and each kind of flow is in its right place.
    fileprivate func addIDs(to ids: inout Set<Int>, _ kinds: [Kind] = [.child]) -> Bool {
        guard id >= 0, ids.insert(id).inserted else { return false }
        for (stack, child) in places {
            for entry in stack where entry.id < 0 || !ids.insert(entry.id).inserted { return false }
            if let child, !kinds.contains(child.kind) || !child.addIDs(to: &ids) { return false }
        }
        return modal.map { $0.kind == .modal && $0.addIDs(to: &ids) } ?? true
    }
}

extension FlowState: Codable {
    private enum CodingKeys: CodingKey {
        case id, kind, destination, stack, child, tabs, selected, modal, alert
    }

    /// The number of coding keys to the deepest flow.
    private static var longestPath: Int {
        NavigationState.deepest * 3 + PendingNavigation.longestPath
    }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        guard decoder.codingPath.count <= Self.longestPath else {
            throw DecodingError.dataCorruptedError(
                forKey: .id, in: container, debugDescription: "too many flows in each other")
        }
        let id = try container.decode(Int.self, forKey: .id)
        let kind = try container.decode(Kind.self, forKey: .kind)
        let destination = try container.decode(PlaceStep.self, forKey: .destination)
        if let selected = try container.decodeIfPresent(Int.self, forKey: .selected) {
            let tabs = try container.decode([TabState].self, forKey: .tabs)
            guard tabs.indices.contains(selected) else {
                throw DecodingError.dataCorruptedError(
                    forKey: .selected, in: container, debugDescription: "no tab \(selected)")
            }
            self.init(id: id, kind: kind, destination: destination, stack: tabs[selected].stack)
            show(tabs, at: selected)
        } else {
            let stack = try container.decode(EntryStack.self, forKey: .stack)
            self.init(id: id, kind: kind, destination: destination, stack: stack)
            child = try container.decodeIfPresent(FlowState.self, forKey: .child)
        }
        cover = Cover(
            modal: try container.decodeIfPresent(FlowState.self, forKey: .modal),
            alert: try container.decodeIfPresent(Alert.self, forKey: .alert))
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(id, forKey: .id)
        try container.encode(kind, forKey: .kind)
        try container.encode(destination, forKey: .destination)
        if let selectedTab {
            try container.encode(tabs, forKey: .tabs)
            try container.encode(selectedTab, forKey: .selected)
        } else {
            try container.encode(stack, forKey: .stack)
            try container.encodeIfPresent(child, forKey: .child)
        }
        try container.encodeIfPresent(modal, forKey: .modal)
        try container.encodeIfPresent(alert, forKey: .alert)
    }
}
