extension Declarations {
    /// Which name of a screen brings something that is there already, as `files` are going to be
    /// generated for it; nil if nothing is.
    package func clash(
        of names: ScreenNames, in files: [DeclaredFile], ignoring isOwn: Own = { _ in false }
    ) -> NameError? {
        let name = names.screen.text
        if let clash = clash(of: .type(name), ignoring: isOwn) {
            return NameError(name, .screen, .clash(clash))
        }
        let known = files.lazy.compactMap(\.knownType).first
        return (known ?? clash(of: files, ignoring: isOwn)).map(names.error)
    }
}

extension ScreenNames {
    /// The name that a user has typed, and which has brought this about.
    fileprivate func error(_ clash: NameClash) -> NameError {
        if case .route(let name, _) = clash, name == route.text, name != screen.route {
            return NameError(name, .route, .clash(clash))
        }
        let child = children.filter { clash.name.hasPrefix($0.full) }
            .max { $0.full.utf8.count < $1.full.utf8.count }
        if let child { return NameError(child.text, .child(of: screen.text), .clash(clash)) }
        return NameError(screen.text, .screen, .clash(clash))
    }
}
