/// A route and what goes along.
public struct Destination: Hashable, Codable, Sendable {
    /// The name of the screen or flow.
    public let route: RouteID

    /// The parameters that it is made with.
    public let parameters: RouteParameters

    /// A destination with parameters given as values.
    public init(_ route: RouteID, _ parameters: RouteParameters = .none) {
        self.route = route
        self.parameters = parameters
    }

    /// A destination with the input that its screen declares.
    public init(_ route: RouteID, _ input: some Encodable) {
        self.init(route, RouteParameters(input))
    }

    /// The destination with every secret taken out, for logs.
    public var redacted: Destination {
        parameters.isEmpty ? self : Destination(route, parameters.redacted)
    }
}
