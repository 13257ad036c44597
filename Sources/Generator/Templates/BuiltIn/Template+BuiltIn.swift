extension Template {
    /// The built-in templates. The first one is the default.
    package static let builtIn = BindingStyle.allCases.map { style in
        do {
            return try Template(name: style.rawValue, files: style.files)
        } catch {
            // The tests read each of them: a fault in one is a mistake in this package.
            preconditionFailure("\(error)")
        }
    }

    /// Returns the built-in template of this name; nil if there is none.
    package static func builtIn(named name: String) -> Template? {
        builtIn.first { $0.name == name }
    }

    /// Returns the files of a built-in template, for one of a package's own, or nil.
    package static func builtInFiles(of name: String) -> [TemplateFile]? {
        BindingStyle(rawValue: name)?.files
    }
}
