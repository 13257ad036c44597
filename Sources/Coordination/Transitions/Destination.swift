/// A route and what goes along.
public struct Destination: Hashable, Codable, Sendable {
    public let route: RouteID
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
}
