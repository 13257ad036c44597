extension Template {
    /// The built-in templates. The first one is the default.
    package static var builtIn: [Template] { [closures, streams, published] }

    /// Returns the built-in template of this name; nil if there is none. Reads only that template.
    package static func builtIn(named name: String) -> Template? {
        switch BindingStyle(rawValue: name) {
        case .closures: closures
        case .streams: streams
        case .published: published
        case nil: nil
        }
    }

    /// Returns the files of a built-in template, for one of a package's own, or nil.
    package static func builtInFiles(of name: String) -> [TemplateFile]? {
        BindingStyle(rawValue: name)?.files
    }

    static let closures = made(.closures)
    private static let streams = made(.streams)
    private static let published = made(.published)

    /// The tests read each of them: a fault in one is a mistake in this package.
    private static func made(_ style: BindingStyle) -> Template {
        do {
            return try Template(name: style.rawValue, files: style.files)
        } catch {
            preconditionFailure("\(error)")
        }
    }
}
