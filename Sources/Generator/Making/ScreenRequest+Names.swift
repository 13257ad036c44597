extension ScreenRequest {
    /// Requests for screens of these names, which have all else in common.
    package static func all(
        _ names: [String], route: String?, children: [String], hasCoordinator: Bool,
        template: String
    ) throws(GeneratorError) -> [ScreenRequest] {
        if let route, names.count > 1 { throw .request(.oneRouteForAll(route)) }
        var requests: [ScreenRequest] = []
        for name in names {
            let screen = try naming { () throws(NameError) in try ScreenName(name) }
            requests.append(
                ScreenRequest(
                    name: name, route: route ?? screen.route, children: children,
                    hasCoordinator: hasCoordinator, template: template))
        }
        return requests
    }

    /// The names in it, if each of them can be borne.
    func names() throws(GeneratorError) -> ScreenNames {
        try naming { () throws(NameError) in try ScreenNames(self) }
    }

    /// What the screen is called in code, where that is no type.
    var member: String { CamelWords(name).member }
}

/// Asks for a name, and makes its refusal one of the generator.
func naming<Name>(_ make: () throws(NameError) -> Name) throws(GeneratorError) -> Name {
    do throws(NameError) { return try make() } catch { throw .name(error) }
}
