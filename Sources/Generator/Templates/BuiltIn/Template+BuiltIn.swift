extension Template {
    /// The built-in templates. The first one is the default.
    package static var builtIn: [Template] { [closures, streams, published] }

    /// Returns the built-in template of this name; nil if there is none. Reads only that template.
    package static func builtIn(named name: String) -> Template? {
        switch name {
        case "closures": closures
        case "streams": streams
        case "published": published
        case _: nil
        }
    }

    /// Returns the files of the built-in template of this name; nil if there is none.
    static func sources(ofBuiltIn name: String) -> [TemplateFile]? {
        switch name {
        case "closures": ClosuresFiles.all
        case "streams": StreamsFiles.all
        case "published": PublishedFiles.all
        case _: nil
        }
    }

    static let closures = made("closures", of: ClosuresFiles.all)
    private static let streams = made("streams", of: StreamsFiles.all)
    private static let published = made("published", of: PublishedFiles.all)

    /// The tests read each of them: a fault in one is a mistake in this package.
    private static func made(_ name: String, of files: [TemplateFile]) -> Template {
        do {
            return try Template(name: name, files: files)
        } catch {
            preconditionFailure("\(error)")
        }
    }
}
