extension Template {
    /// The templates that come with the generator, the one first that is taken unasked.
    package static var builtIn: [Template] {
        sources.map { made($0.name, of: $0.files(), .explicit) }
    }

    /// The template of this name that comes with the generator; nil if there is none. Only the one that
    /// is asked for is read.
    package static func builtIn(
        named name: String, imports: ImportStyle = .explicit
    ) -> Template? {
        sources.first { $0.name == name }.map { made(name, of: $0.files(), imports) }
    }

    static var closures: Template { made("closures", of: ClosuresFiles.all, .explicit) }

    private static var sources: [(name: String, files: () -> [TemplateFile])] {
        [
            ("closures", { ClosuresFiles.all }), ("streams", { StreamsFiles.all }),
            ("published", { PublishedFiles.all }),
        ]
    }

    /// The tests read each of them: a fault in one is a mistake of whoever wrote it.
    private static func made(
        _ name: String, of files: [TemplateFile], _ imports: ImportStyle
    ) -> Template {
        do {
            return try Template(name: name, files: files, imports: imports)
        } catch {
            preconditionFailure("\(error)")
        }
    }
}
