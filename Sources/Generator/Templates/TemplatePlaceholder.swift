/// What stands between two braces on either side, and is replaced.
package enum TemplatePlaceholder: String, CaseIterable, Hashable, Sendable {
    /// The screen's name, as `OrderHistory`: the beginning of its types.
    case name = "Name"

    /// The name of its members, as `orderHistory`.
    case member = "name"

    /// The name of its route, as `order-history`.
    case route

    /// What a user reads, as `Order history`.
    case title

    /// The module of the sources, which tests import. In a file that imports it, each run of imports is
    /// put in order.
    case module

    /// A child's name, as `Header`: its types begin with the screen's name and its own.
    case child = "Child"

    /// The beginning of a child's members, as `header`.
    case childMember = "child"

    /// What a user reads of a child, as `Header`.
    case childTitle

    /// A comma where there are several children: what ends each row of a list of them.
    case comma

    /// Whether it stands for one child, and has none to stand for elsewhere.
    var isOfChild: Bool {
        switch self {
        case .child, .childMember, .childTitle, .comma: true
        case .name, .member, .route, .title, .module: false
        }
    }

    var tag: String { "{{\(rawValue)}}" }
}
