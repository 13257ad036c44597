/// The name of a route: a screen asks for it, and the navigation state is made of such names.
///
/// It is text, so that it can be saved and typed; it stays the same when Swift types are renamed.
///
/// ```swift
/// extension RouteID {
///     static let manual: RouteID = "manual"
/// }
/// ```
public struct RouteID: RawRepresentable, ExpressibleByStringLiteral, Hashable, Codable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public init(stringLiteral value: String) {
        self.init(rawValue: value)
    }

    /// The name of one of a router's routes.
    public init(_ route: some RawRepresentable<String>) {
        self.init(rawValue: route.rawValue)
    }
}

extension RouteID: CustomStringConvertible {
    public var description: String { rawValue }
}
