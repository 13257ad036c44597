extension Template {
    /// The templates that come with the generator, the one first that is taken unasked.
    package static var builtIn: [Template] { [closures, streams, published] }

    /// The template of this name that comes with the generator; nil if there is none. Only the one that
    /// is asked for is read.
    package static func builtIn(named name: String) -> Template? {
        switch name {
        case "closures": closures
        case "streams": streams
        case "published": published
        case _: nil
        }
    }

    static let closures = made("closures", of: ClosuresFiles.all)
    private static let streams = made("streams", of: StreamsFiles.all)
    private static let published = made("published", of: PublishedFiles.all)

    /// The tests read each of them: a fault in one is a mistake of whoever wrote it.
    private static func made(_ name: String, of files: [TemplateFile]) -> Template {
        do {
            return try Template(name: name, files: files)
        } catch {
            preconditionFailure("\(error)")
        }
    }
}
