/// The targets of the links of one scheme.
///
/// ```swift
/// let links = try LinkTable<Transition>(
///     scheme: "wayline",
///     [
///         LinkRule("home", to: .root(.home)),
///         LinkRule("articles/{id:int}") { .push("article", $0) },
///     ])
/// let transition = try links.target(of: "wayline://articles/7")
/// XCTAssertEqual(transition, .push("article", ["id": 7]))
/// ```
///
/// The order of the rules does not matter. From left to right, a literal matches before a capture,
/// a narrow type before a wide one (`bool`, `int`, `double`, text), and all of these before a tail.
/// Two rules that match the same paths are an error. Queries are not compared.
///
/// The time to find a rule does not depend on the number of rules.
public struct LinkTable<Target>: Sendable {
    private let index: LinkIndex
    private let targets: [@Sendable (RouteParameters) -> Target]

    /// Makes the table. The error has the wrong rule and the reason.
    public init(scheme: String, _ rules: [LinkRule<Target>]) throws(LinkTableError) {
        index = try LinkIndex(scheme: scheme, patterns: rules.map { $0.pattern })
        targets = rules.map { $0.target }
    }

    /// The patterns of its links, in the order in which they were declared, each with its shortest
    /// link.
    package var examples: [(pattern: String, link: Link)] {
        index.patterns.map { ("\(index.scheme)://\($0)", $0.example(of: index.scheme)) }
    }

    /// Returns the target of `link`, or throws the reason why there is none.
    public func target(of link: Link) throws(LinkMatchError) -> Target {
        let (rule, captures) = try index.match(link)
        return targets[rule](captures)
    }
}

/// One line of a table of links: a pattern and its target.
public struct LinkRule<Target>: Sendable {
    let pattern: String
    let target: @Sendable (RouteParameters) -> Target

    /// A rule for links that match `pattern`. `target` makes the target from their captures.
    public init(_ pattern: String, to target: @escaping @Sendable (RouteParameters) -> Target) {
        self.pattern = pattern
        self.target = target
    }

    /// A rule for links that match `pattern`.
    public init(_ pattern: String, to target: Target) where Target: Sendable {
        self.init(pattern) { _ in target }
    }
}

/// The reason why a table of links cannot be made.
public indirect enum LinkTableError: Error, Hashable, Sendable {
    /// The given text cannot be a scheme.
    case badScheme(String)
    /// The pattern of a rule is wrong, for this reason.
    case badPattern(LinkPatternError)
    /// Two patterns match the same paths. The first was declared first.
    case samePaths(LinkPattern, LinkPattern)
}

extension LinkTableError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .badScheme(let text):
            "\(text.inQuotes) is not a scheme: start with a letter, "
                + "then letters, digits, '+', '-' or '.', e.g. 'wayline'."
        case .badPattern(let error): error.description
        case .samePaths(let first, let second):
            "\(first.description.inQuotes) and \(second.description.inQuotes) take the same links: "
                + "remove one, or tell their paths apart by a literal or a type."
        }
    }
}
