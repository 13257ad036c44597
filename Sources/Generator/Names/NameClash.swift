/// A name that would be declared twice.
package enum NameClash: Hashable, Sendable {
    case type(String, file: String)

    /// A type that differs from a declared one only by case.
    case otherCase(String, declared: String, file: String)

    /// A type of a module.
    case knownType(String, of: String)
    case route(String, file: String)

    /// A member with its type, as `RouteID.orders`.
    case member(String, file: String)

    /// A file of the same name in the same target.
    case file(String, file: String)

    /// The name that would be declared twice.
    var name: String {
        switch self {
        case .type(let name, _), .otherCase(let name, _, _), .knownType(let name, _),
            .route(let name, _), .member(let name, _), .file(let name, _):
            name
        }
    }
}

extension NameClash: CustomStringConvertible {
    package var description: String {
        switch self {
        case .type(let type, let file): "'\(type)' is declared in '\(file)'"
        case .otherCase(let type, let declared, let file):
            "'\(type)' differs from '\(declared)' in '\(file)' only by case"
        case .knownType(let type, let module): "'\(type)' is a type of \(module)"
        case .route(let route, let file): "the route '\(route)' is declared in '\(file)'"
        case .member(let member, let file): "'\(member)' is declared in '\(file)'"
        case .file(let name, let file):
            "'\(file)' exists, and a target can have '\(name)' only once"
        }
    }
}

extension Declarations {
    /// Returns the error of the name that makes the generated `files` of a screen clash with these
    /// declarations; nil if they do not clash.
    ///
    /// - Parameter isNew: true if the screen is new. Only then no type may have its name.
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
    /// Returns the error of the name, typed by the user, that causes the clash in `file`.
    fileprivate func error(_ clash: NameClash, in file: DeclaredFile?) -> NameError {
        if case .route(let name, _) = clash, name == route.text, name != screen.route {
            return NameError(name, .route, .clash(clash))
        }
        // The files of a child are in a folder of its name.
        let child = children.first { $0.text == file?.path.folder.lastPart }
        if let child { return NameError(child.text, .child(of: screen.text), .clash(clash)) }
        return NameError(screen.text, .screen, .clash(clash))
    }
}
