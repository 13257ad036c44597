/// A destination with its parameters, as the navigation state keeps it.
public struct PlaceStep: Hashable, Codable, Sendable {
    /// The name of the screen or flow.
    public let route: RouteName

    /// The parameters that it is made with.
    public let parameters: RouteParameters

    /// A screen or a flow that needs no input.
    public init<Output>(_ destination: Destination<NoInput, Output>) {
        self.init(destination.name, .none)
    }

    /// A screen or a flow with the input that it declares.
    public init<Input, Output>(_ destination: Destination<Input, Output>, _ input: Input) {
        self.init(destination.name, RouteParameters(input))
    }

    /// A screen or a flow whose name and parameters come as text, e.g. from a link. They are
    /// checked when the screen or the flow is made.
    public init(_ route: RouteName, _ parameters: RouteParameters) {
        self.route = route
        self.parameters = parameters
    }

    /// The step without its secrets, for logs.
    public var redacted: PlaceStep {
        parameters.isEmpty ? self : PlaceStep(route, parameters.redacted)
    }
}
