/// What a text stands in that is not there always, or more than once. `{{/children}}`, say, ends it.
package enum TemplateBlock: String, CaseIterable, Hashable, Sendable {
    /// Once for each child.
    case children = "#children"

    /// Where there are children, once.
    case anyChildren = "?children"

    /// Where there are no children.
    case noChildren = "^children"

    /// Where the screen has a flow of its own.
    case coordinator = "#coordinator"

    /// Where it has none.
    case noCoordinator = "^coordinator"

    /// As it stands if each of its lines then has at most 100 columns, and else what stands behind
    /// `{{:else}}`.
    case fit = "#fit"

    /// What a tag begins with that is neither a placeholder nor a break.
    static let signs = "#^?/:"

    /// What divides a ``fit`` in two.
    static let otherwise = ":else"

    var tag: String { "{{\(rawValue)}}" }

    var closingTag: String { "{{/\(rawValue.dropFirst())}}" }
}
