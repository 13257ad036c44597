/// What the files of a screen are made from, read and checked.
///
/// A template is a set of files with tags, in folders that say where a file goes. See
/// ``TemplateFolder``, ``TemplatePlaceholder``, ``TemplateBlock`` and ``TemplateBreak``. A line that is
/// one tag alone, and no placeholder, leaves no empty line.
package struct Template: Hashable, Sendable {
    /// The most bytes that are made of one: a record of a screen has all of them.
    private static let largest = SystemReason.largestSource

    package let name: String
    private let parts: [TemplatePart]

    /// Reads `files`, in whatever order they come. The first fault is thrown, with its file and line.
    package init(name: String, files: [TemplateFile]) throws(TemplateError) {
        self.name = name
        let folder = Self.folder(of: name)
        let sorted = files.sorted { $0.path < $1.path }
        var parts: [TemplatePart] = []
        for file in sorted { parts.append(try TemplatePart(file, in: folder)) }
        self.parts = parts
        if parts.isEmpty { throw TemplateError(folder, .noFile) }
        try checkPaths(in: folder)
        try checkListing(in: folder)
    }

    /// The files of a screen. Its sources go below `sources`, its tests below `tests`: both are folders
    /// of the package, such as `Sources/Screens`. The module is the target that `sources` stands for.
    package func files(
        for request: ScreenRequest, sources: String, tests: String
    ) throws(TemplateError) -> [RenderedFile] {
        let scope = TemplateScope(request, sources: sources, tests: tests)
        var (files, room) = ([RenderedFile](), Self.largest)
        for part in parts { files += try part.files(in: scope, room: &room) }
        let settings = PackageSettings(sources: sources, tests: tests)
        var places: Set<String> = []
        for file in files where !places.insert(settings.place(of: file.path)).inserted {
            throw TemplateError(Self.folder(of: name), .twoFiles(at: file.path))
        }
        return files
    }

    /// Where a template of this name stands in a package.
    package static func folder(of name: String) -> String {
        ".wayline/templates/\(name)"
    }

    private func checkPaths(in folder: String) throws(TemplateError) {
        var places: [String: String] = [:]
        for part in parts {
            guard let other = places.updateValue(part.file, forKey: part.place) else { continue }
            throw TemplateError(part.file, .samePlace(as: other))
        }
    }

    /// A screen that no list can name would never be reached.
    private func checkListing(in folder: String) throws(TemplateError) {
        for hasCoordinator in [false, true] {
            let request = ScreenRequest(
                name: "Sample", route: "sample", hasCoordinator: hasCoordinator, template: name)
            let files = try files(for: request, sources: "Sources/Screens", tests: "Tests")
            let isListed = files.contains {
                $0.text.contains("extension Listed") && $0.text.contains("var sample: Listed")
            }
            if !isListed { throw TemplateError(folder, .unlisted(asFlow: hasCoordinator)) }
        }
    }
}
