/// The name of a screen or a flow, and the parameters that it is made with.
public struct Destination: Hashable, Codable, Sendable {
    /// The name of the screen or flow.
    public let route: RouteName

    /// The parameters that it is made with.
    public let parameters: RouteParameters

    /// A screen or a flow that needs no input.
    public init(_ route: RouteID<NoInput>) {
        self.init(route.name, .none)
    }

    /// A screen or a flow with the input that it declares.
    public init<Input>(_ route: RouteID<Input>, _ input: Input) {
        self.init(route.name, RouteParameters(input))
    }

    /// A screen or a flow whose name and parameters come as text, e.g. from a link. They are
    /// checked when the screen or the flow is made.
    public init(_ route: RouteName, _ parameters: RouteParameters) {
        self.route = route
        self.parameters = parameters
    }

    /// The destination without its secrets, for logs.
    public var redacted: Destination {
        parameters.isEmpty ? self : Destination(route, parameters.redacted)
    }
}
