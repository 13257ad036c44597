/// A name that would be declared twice.
package struct NameClash: Hashable, Sendable {
    enum Kind: Hashable {
        case declaration(Declaration.Kind)

        /// A file of the same name in the same target.
        case file
    }

    let kind: Kind

    /// The name that would be declared twice.
    let name: String

    /// The file that has it.
    let file: String
}

extension NameClash: CustomStringConvertible {
    package var description: String {
        switch kind {
        case .declaration(.route): "the route '\(name)' is declared in '\(file)'"
        case .declaration: "'\(name)' is declared in '\(file)'"
        case .file: "'\(file)' exists, and a target can have '\(name)' only once"
        }
    }
}

extension Declarations {
    /// Returns the error of the name that makes the generated `files` of a screen clash with these
    /// declarations; nil if they do not clash.
    package func clash(
        of names: ScreenNames, in files: [DeclaredFile], ignoring isOwn: Own = { _ in false }
    ) -> NameError? {
        clash(of: files, ignoring: isOwn).map { clash in
            names.error(clash, in: files.first { $0.brings(clash.name) })
        }
    }
}

extension ScreenNames {
    /// Returns the error of the name, typed by the user, that causes the clash in `file`.
    fileprivate func error(_ clash: NameClash, in file: DeclaredFile?) -> NameError {
        if clash.kind == .declaration(.route), clash.name == route.text, clash.name != screen.route
        {
            return NameError(clash.name, .route, .clash(clash))
        }
        // The files of a child are in a folder of its name.
        let child = children.first { $0.text == file?.path.folder.lastPart }
        if let child { return NameError(child.text, .child(of: screen.text), .clash(clash)) }
        return NameError(screen.text, .screen, .clash(clash))
    }
}
