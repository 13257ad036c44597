extension NavigationState: Codable {
    private enum CodingKeys: CodingKey {
        case root, revision, next
    }

    /// A larger number than this is not read: from here on, there is room for all that come after.
    private static let largestNumber = Int.max / 2

    /// Reads a state and checks it: what comes out could have come about by transitions.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        root = try container.decode(FlowState.self, forKey: .root)
        revision = try container.decode(Int.self, forKey: .revision)
        nextID = try container.decode(Int.self, forKey: .next)
        var ids: Set<Int> = []
        guard root.kind == .root, root.addIDs(to: &ids, [.child, .main]), let last = ids.max(),
            last < nextID, nextID <= Self.largestNumber,
            (0...Self.largestNumber).contains(revision)
        else {
            throw DecodingError.dataCorruptedError(
                forKey: .root, in: container, debugDescription: "not a state that can come about")
        }
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(root, forKey: .root)
        try container.encode(revision, forKey: .revision)
        try container.encode(nextID, forKey: .next)
    }
}

extension FlowState {
    /// Answers whether no number stands twice, and whether each flow is where its kind belongs.
    fileprivate func addIDs(to ids: inout Set<Int>, _ kinds: [Kind] = [.child]) -> Bool {
        guard id >= 0, ids.insert(id).inserted else { return false }
        for (stack, child) in places {
            for entry in stack where entry.id < 0 || !ids.insert(entry.id).inserted { return false }
            if let child, !kinds.contains(child.kind) || !child.addIDs(to: &ids) { return false }
        }
        return modal.map { $0.kind == .modal && $0.addIDs(to: &ids) } ?? true
    }
}
