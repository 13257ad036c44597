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
/// The order of the rules plays no part. From left to right, a literal goes before a capture, a
/// narrower type before a wider one (`bool`, `int`, `double`, text), and all before a tail. Two
/// rules between which this does not decide are an error. Queries do not tell rules apart.
///
/// Finding a rule costs the same among ten and among thousands.
public struct LinkTable<Target>: Sendable {
    private let index: LinkIndex
    private let targets: [@Sendable (RouteParameters) -> Target]

    /// Makes the table, or says which rule is at fault and why.
    public init(scheme: String, _ rules: [LinkRule<Target>]) throws(LinkTableError) {
        index = try LinkIndex(scheme: scheme, patterns: rules.map { $0.pattern })
        targets = rules.map { $0.target }
    }

    /// The scheme of its links.
    package var scheme: String { index.scheme }

    /// The patterns of its links, in the order in which they were declared.
    package var patterns: [LinkPattern] { index.patterns }

    /// Returns the target of `link`, or throws the reason for which there is none.
    public func target(of link: Link) throws(LinkMatchError) -> Target {
        let (rule, captures) = try index.match(link)
        return targets[rule](captures)
    }
}

/// One line of a table of links: their pattern and their target.
public struct LinkRule<Target>: Sendable {
    let pattern: String
    let target: @Sendable (RouteParameters) -> Target

    /// Links like `pattern` lead to what `target` makes of their captures.
    public init(_ pattern: String, to target: @escaping @Sendable (RouteParameters) -> Target) {
        self.pattern = pattern
        self.target = target
    }

    /// Links like `pattern` lead to `target`.
    public init(_ pattern: String, to target: Target) where Target: Sendable {
        self.init(pattern) { _ in target }
    }
}

/// The reason for which a table of links cannot be made.
public enum LinkTableError: Error, Hashable, Sendable {
    /// The text that was given as the scheme cannot be one.
    case badScheme(String)
    /// A rule has no pattern, for this reason.
    case badPattern(LinkPatternError)
    /// Each link that one of the two takes is taken by the other too. The first was declared first.
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
