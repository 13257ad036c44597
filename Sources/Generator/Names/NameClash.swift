/// A name that would be declared twice.
package enum NameClash: Hashable, Sendable {
    case type(String, file: String)

    case route(String, file: String)

    /// A member with its type, as `RouteID.orders`.
    case member(String, file: String)

    /// A file of the same name in the same target.
    case file(String, file: String)

    /// The name that would be declared twice.
    var name: String {
        switch self {
        case .type(let name, _), .route(let name, _), .member(let name, _), .file(let name, _): name
        }
    }
}

extension NameClash: CustomStringConvertible {
    package var description: String {
        switch self {
        case .type(let type, let file): "'\(type)' is declared in '\(file)'"
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
        if case .route(let name, _) = clash, name == route.text, name != screen.route {
            return NameError(name, .route, .clash(clash))
        }
        // The files of a child are in a folder of its name.
        let child = children.first { $0.text == file?.path.folder.lastPart }
        if let child { return NameError(child.text, .child(of: screen.text), .clash(clash)) }
        return NameError(screen.text, .screen, .clash(clash))
    }
}
