/// The routes of a router and the fields of its facts, as a value that a program can read.
///
/// ```swift
/// let outline = ManualRouter.outline
/// XCTAssertEqual(outline.routes, ["contact", "contents"])
/// XCTAssertEqual(outline.facts.map(\.name), ["isMember"])
/// XCTAssertEqual(outline.facts[0].values, [true, false])
/// XCTAssertEqual(outline.combinations, 2)
/// ```
public struct RouterOutline: Hashable, Codable, Sendable {
    /// The name of the router's type.
    public let router: String

    /// The names of its routes, in the order of their declaration.
    public let routes: [RouteName]

    /// The fields of its facts, in the order in which they are read.
    public let facts: [FactField]

    /// The name of the type of its result; nil if it finishes without one.
    public let output: String?

    /// The number of different facts. Nil if the values of a field cannot be listed: then no table
    /// has all decisions.
    public var combinations: Int? {
        var product = 1
        for field in facts {
            guard let count = field.values?.count else { return nil }
            let (next, overflow) = product.multipliedReportingOverflow(by: count)
            if overflow { return nil }
            product = next
        }
        return product
    }
}

extension Router {
    /// The routes and the fields of the facts. They are read each time.
    public static var outline: RouterOutline {
        RouterOutline(
            router: "\(Self.self)", routes: routeNames,
            facts: FieldRecorder.fields(of: Facts.self),
            output: Output.self == Never.self ? nil : "\(Output.self)")
    }
}
