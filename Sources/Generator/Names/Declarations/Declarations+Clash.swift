extension Declarations {
    /// Which name of a screen brings something that is there already, as `files` are going to be
    /// generated for it; nil if nothing is.
    ///
    /// - Parameter isNew: whether it was not there before: only then no type may have its name.
    package func clash(
        of names: ScreenNames, in files: [DeclaredFile], isNew: Bool = true,
        ignoring isOwn: Own = { _ in false }
    ) -> NameError? {
        let name = names.screen.text
        if isNew, let clash = clash(of: .type(name), ignoring: isOwn) {
            return NameError(name, .screen, .clash(clash))
        }
        let known = files.lazy.compactMap(\.knownType).first
        return (known ?? clash(of: files, ignoring: isOwn)).map { clash in
            names.error(clash, in: files.first { $0.brings(clash.name) })
        }
    }
}

extension ScreenNames {
    /// The name that a user has typed, and which has brought this about in `file`.
    fileprivate func error(_ clash: NameClash, in file: DeclaredFile?) -> NameError {
        if case .route(let name, _) = clash, name == route.text, name != screen.route {
            return NameError(name, .route, .clash(clash))
        }
        // The files of a child stand in a folder of its name.
        let child = children.first { $0.text == file?.path.folder.lastPart }
        if let child { return NameError(child.text, .child(of: screen.text), .clash(clash)) }
        return NameError(screen.text, .screen, .clash(clash))
    }
}
