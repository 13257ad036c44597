/// A type that is one route value by itself: a Boolean, a number, text.
protocol RouteScalar: Codable {
    /// What a value must be to be read as this, in words.
    static var expectation: String { get }

    /// Reads the value; nil if it is something else, or out of range.
    init?(reading value: RouteValue)

    /// The value that this is kept as.
    func routeValue() throws(RouteEncodingError) -> RouteValue
}
