/// What a link gave for a capture of a pattern.
public enum LinkValue: Hashable, Sendable {
    case text(String)
    case int(Int)
    case double(Double)
    case bool(Bool)
    /// The segments of a tail, none to all of them.
    case list([String])
}

/// What a link gave, by the names of the captures. An optional one that is not in it is missing.
public typealias LinkCaptures = [String: LinkValue]
