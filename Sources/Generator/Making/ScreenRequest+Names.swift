extension ScreenRequest {
    /// Requests for screens of these names, which have all else in common.
    package static func all(
        _ names: [String], route: String?, children: [String], hasCoordinator: Bool,
        template: String
    ) throws(GeneratorError) -> [ScreenRequest] {
        if let route, names.count > 1 { throw .request(.oneRouteForAll(route)) }
        return names.map { name in
            ScreenRequest(
                name: name, route: route ?? name.lowercased(), children: children,
                hasCoordinator: hasCoordinator, template: template)
        }
    }
}
