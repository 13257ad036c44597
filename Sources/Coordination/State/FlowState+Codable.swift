extension FlowState: Codable {
    private enum CodingKeys: CodingKey {
        case id, kind, destination, stack, child, tabs, selected, modal, alert
    }

    /// The coding keys that lead to a flow as deep as there can be.
    private static var longestPath: Int { NavigationState.deepest * 3 }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        guard decoder.codingPath.count <= Self.longestPath else {
            throw DecodingError.dataCorruptedError(
                forKey: .id, in: container, debugDescription: "too many flows in each other")
        }
        let identity = Identity(
            id: try container.decode(Int.self, forKey: .id),
            kind: try container.decode(Kind.self, forKey: .kind),
            destination: try container.decode(Destination.self, forKey: .destination))
        if let selected = try container.decodeIfPresent(Int.self, forKey: .selected) {
            let tabs = try container.decode([TabState].self, forKey: .tabs)
            guard tabs.indices.contains(selected) else {
                throw DecodingError.dataCorruptedError(
                    forKey: .selected, in: container, debugDescription: "no tab \(selected)")
            }
            self.init(identity, stack: tabs[selected].stack)
            show(tabs, at: selected)
        } else {
            self.init(identity, stack: try container.decode(PersistentStack.self, forKey: .stack))
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
