/// A screen as it was asked for: all that its template has to know.
package struct ScreenRequest: Hashable, Sendable {
    /// In upper camel case, as `OrderHistory`.
    package let name: String

    /// The name of its route, as `order-history`.
    package let route: String

    /// The modules inside, by their names without the screen's, as `Header`.
    package let children: [String]

    /// Whether it has a flow of its own.
    package let hasCoordinator: Bool

    /// The name of its template.
    package let template: String

    package init(
        name: String, route: String, children: [String] = [], hasCoordinator: Bool = false,
        template: String
    ) {
        self.name = name
        self.route = route
        self.children = children
        self.hasCoordinator = hasCoordinator
        self.template = template
    }
}
