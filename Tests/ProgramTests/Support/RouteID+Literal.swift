public import WaylineRouting

/// In these tests a route without an input can be written as its name: `.push("home")`.
extension RouteID: ExpressibleByExtendedGraphemeClusterLiteral, ExpressibleByStringLiteral,
    ExpressibleByUnicodeScalarLiteral
where Input == NoInput {
    public init(stringLiteral name: String) {
        self.init(RouteName(rawValue: name))
    }
}
