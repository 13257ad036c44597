/// The name of a route: a screen asks for it, and the navigation state is made of such names.
///
/// It is text, so that it can be saved and typed; it stays the same when Swift types are renamed.
///
/// ```swift
/// extension RouteName {
///     static let manual: RouteName = "manual"
/// }
/// ```
public struct RouteName: RawRepresentable, ExpressibleByStringLiteral, Hashable, Codable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public init(stringLiteral value: String) {
        rawValue = value
    }

    /// The name of one of a router's routes.
    public init(_ route: some RawRepresentable<String>) {
        self.init(rawValue: route.rawValue)
    }
}

extension RouteName: CustomStringConvertible {
    public var description: String { rawValue }
}

/// A route and what goes along.
public struct Destination: Hashable, Codable, Sendable {
    /// The name of the screen or flow.
    public let route: RouteName

    /// The parameters that it is made with.
    public let parameters: RouteParameters

    /// A destination with parameters given as values.
    public init(_ route: RouteName, _ parameters: RouteParameters = .none) {
        self.route = route
        self.parameters = parameters
    }

    /// A destination with the input that its screen declares.
    public init(_ route: RouteName, _ input: some Encodable) {
        self.init(route, RouteParameters(input))
    }

    /// The destination with every secret taken out, for logs.
    public var redacted: Destination {
        parameters.isEmpty ? self : Destination(route, parameters.redacted)
    }
}
