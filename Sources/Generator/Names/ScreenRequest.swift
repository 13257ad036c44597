/// A request for a screen, with everything that its template needs.
package struct ScreenRequest: Hashable, Sendable {
    /// The name in upper camel case, e.g. `OrderHistory`.
    package let name: String

    /// The name of its route, e.g. `order-history`.
    package let route: String

    /// The names of the modules inside, without the screen's name, e.g. `Header`.
    package let children: [String]

    /// True if the screen has its own flow.
    package let hasCoordinator: Bool

    /// True if its view model has a protocol.
    package let hasProtocol: Bool

    /// The name of its template.
    package let template: String

    /// The contents of the screen.
    package var details: ScreenDetails

    /// The target of the screen; nil for the one that the package's settings name, or the only one.
    package var target: String?

    package init(
        name: String, route: String, children: [String] = [], hasCoordinator: Bool = false,
        hasProtocol: Bool = false, template: String, target: String? = nil,
        details: ScreenDetails = ScreenDetails()
    ) {
        self.name = name
        self.route = route
        self.children = children
        self.hasCoordinator = hasCoordinator
        self.hasProtocol = hasProtocol
        self.template = template
        self.target = target
        self.details = details
    }

    /// Returns requests for screens of these names that are otherwise equal. Names can be in any case.
    package static func all(
        _ names: [String], route: String?, children: [String], hasCoordinator: Bool,
        hasProtocol: Bool = false, template: String, target: String? = nil,
        details: ScreenDetails = ScreenDetails()
    ) throws(GeneratorError) -> [ScreenRequest] {
        if let route, names.count > 1 {
            throw .contradiction(
                "'--route \(route)' is for one screen, but several were named: generate each by "
                    + "itself.")
        }
        var requests: [ScreenRequest] = []
        for name in names {
            let screen = try ScreenName(name)
            requests.append(
                ScreenRequest(
                    name: screen.text, route: route ?? screen.route,
                    children: children.map(ScreenName.text),
                    hasCoordinator: hasCoordinator, hasProtocol: hasProtocol,
                    template: template, target: target, details: details))
        }
        return requests
    }

    /// Throws if a name would not compile.
    func check() throws(GeneratorError) {
        _ = try ScreenName(name)
        try NameKind.checkRoute(route)
        for child in children {
            let limit = ScreenName.longest - name.utf8.count
            try NameKind.child.check(child, meaning: child, limit: limit)
        }
    }

    /// The name of the screen's members, e.g. `orderHistory`.
    var member: String { CamelWords(name).member }
}
