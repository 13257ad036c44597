/// The kinds of things that have a name.
enum NameKind: String, Sendable {
    case screen, child, route, field, service, flow, package
}

/// The rule that a name breaks.
enum NameFault: Hashable, Sendable {
    /// A name with other characters than letters from A to Z, digits and separators.
    case form
    case tooLong(limit: Int)

    /// A keyword, a module, or a name that the generated files use.
    case used(String)

    /// A field of this name is requested twice.
    case repeated

    /// A type or a member of this name is declared in a file.
    case declared(String, in: String)
    case route(String, in: String)

    /// A file of this name in the same target.
    case file(String, at: String)

    /// The name that is taken, the tag that a template has for it, and the file that has it; nil
    /// for another fault.
    var clash: (name: String, tag: String, file: String)? {
        switch self {
        case .declared(let name, let file): (name, name.contains(".") ? "name" : "Name", file)
        case .route(let name, let file): (name, "route", file)
        case .file(let name, let path): (name, "Name", path)
        case .form, .tooLong, .used, .repeated: nil
        }
    }

    func reason(for name: String, _ kind: NameKind) -> String {
        let words = CamelWords.name(of: name)
        let example =
            kind == .field
            ? "\(CamelWords(words).member)Value" : words + (kind == .package ? "App" : "Page")
        let longer = "choose a longer name, e.g. '\(example)'."
        switch self {
        case .form:
            return kind == .route
                ? "start with a small letter, then small letters, digits and single hyphens, e.g. "
                    + "'order-history'."
                : "start with a letter, then letters from A to Z and digits, e.g. 'OrderHistory'."
        case .tooLong(let limit): return "it is too long: \(limit) letters is the limit."
        case .used(let word):
            return "'\(word)' has a meaning in Swift or in the generated files: \(longer)"
        case .repeated: return "it is named twice."
        case .declared(let name, let file): return "'\(name)' is declared in '\(file)': \(longer)"
        case .route(let name, let file):
            return "the route '\(name)' is declared in '\(file)': choose another, e.g. "
                + "'--route \(name)-2'."
        case .file(let name, let path):
            return "'\(path)' exists, and a target can have '\(name)' only once: \(longer)"
        }
    }
}
