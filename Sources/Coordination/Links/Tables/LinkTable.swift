/// Where the links of one scheme lead.
///
///     let links = try LinkTable<Transition>(
///         scheme: "wayline",
///         [
///             LinkRule("home", to: .root(.home)),
///             LinkRule("articles/{id:int}") { .push(.article, $0) },
///         ])
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
        index = try LinkIndex(scheme: scheme, patterns: rules.map(\.pattern))
        targets = rules.map(\.target)
    }

    /// What its links look like, in the order in which they were declared.
    package var patterns: [LinkPattern] { index.patterns }

    /// Where `link` leads, or what is wrong with it.
    public func target(of link: Link) throws(LinkMatchError) -> Target {
        let (rule, captures) = try index.match(link)
        return targets[rule](captures)
    }
}
