extension LinkPattern {
    /// One segment of a pattern.
    enum PathElement: Hashable {
        case literal(String)
        case capture(String, LinkCaptureType)
    }

    /// What a pattern takes from the query.
    struct QueryCapture: Hashable {
        let key: String
        let name: String
        let type: LinkCaptureType
        let fallback: Fallback

        /// What `item` says, nil if it is not of the type. Without a value it is true, or empty.
        func value(of item: Link.QueryItem) -> RouteValue? {
            type.value(of: item.value ?? (type == .bool ? "true" : ""))
        }
    }

    /// What becomes of a capture whose key is not in the link.
    enum Fallback: Hashable {
        case error
        case nothing
        case value(RouteValue)
    }
}
