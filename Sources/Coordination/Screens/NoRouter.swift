/// The router of a screen that has none: it knows no route.
public struct NoRouter: Router {
    /// No route at all: none can be made.
    public struct Route: RawRepresentable, CaseIterable {
        public static var allCases: [Route] { [] }

        public let rawValue: String

        public init?(rawValue: String) {
            nil
        }
    }

    /// Does the same as any other.
    public init() {}

    public func decide(_ route: Route, _ parameters: RouteParameters) -> Transition {
        .stay
    }
}
