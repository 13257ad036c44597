extension Declarations {
    /// What a screen would declare that is declared already; nil if there is nothing.
    ///
    /// - Parameter isOwn: whether a file is one of the screen, which may be generated again.
    package func clash(
        of screen: ScreenName, route: RouteName? = nil, children: [ChildName] = [],
        ignoring isOwn: (String) -> Bool = { _ in false }
    ) -> NameError? {
        for type in [screen.text] + screen.types {
            if let clash = clash(ofType: type, isOwn) {
                return NameError(screen.text, .screen, .clash(clash))
            }
        }
        for child in children {
            for type in child.types {
                if let clash = clash(ofType: type, isOwn) {
                    let subject = NameError.Subject.child(of: screen.text)
                    return NameError(child.text, subject, .clash(clash))
                }
            }
        }
        if let file = file(of: screen.member, in: members, isOwn) {
            return NameError(screen.text, .screen, .clash(.member(screen.member, file: file)))
        }
        let name = route?.text ?? screen.route
        guard let file = file(of: name, in: routes, isOwn) else { return nil }
        // Only a name that was typed is told of.
        let isScreen = name == screen.route
        return NameError(
            isScreen ? screen.text : name, isScreen ? .screen : .route,
            .clash(.route(name, file: file)))
    }

    /// Adds what a screen will declare, so that the next one is asked about it too.
    package mutating func add(
        _ screen: ScreenName, route: RouteName? = nil, children: [ChildName] = [], of file: String
    ) {
        for type in screen.types + children.flatMap(\.types) { addType(type, of: file) }
        addMember(screen.member, of: file)
        addRoute(route?.text ?? screen.route, of: file)
    }

    private func clash(ofType type: String, _ isOwn: (String) -> Bool) -> NameClash? {
        let others = (types[type.lowercased()] ?? []).filter { !isOwn($0.file) }
        if let same = others.first(where: { $0.name == type }) {
            return .type(type, file: same.file)
        }
        return others.first.map { .otherCase(type, declared: $0.name, file: $0.file) }
    }

    private func file(
        of name: String, in places: Places, _ isOwn: (String) -> Bool
    ) -> String? {
        places[name]?.first { !isOwn($0) }
    }
}
