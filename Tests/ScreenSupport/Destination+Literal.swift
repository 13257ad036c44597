public import WaylineRouting

/// In these tests a route without an input can be written as its name: `.push("home")`.
extension Destination: ExpressibleByExtendedGraphemeClusterLiteral, ExpressibleByStringLiteral,
    ExpressibleByUnicodeScalarLiteral
where Input == NoInput, Output == NoOutput {
    public init(stringLiteral name: String) {
        self.init(RouteName(rawValue: name))
    }
}
