import WaylineRouting
import WaylineSystem

/// A template for the files of a screen, read and checked.
///
/// A template is a set of files with tags, in folders that decide where a file goes. See
/// ``TemplateFolder``, ``TemplatePlaceholder``, ``TemplateBlock`` and ``TemplateBreak``. A line
/// with a single tag that is not a placeholder leaves no empty line.
package struct Template: Hashable, Sendable {
    /// The limit on the bytes of a screen's files, since its record holds all of them.
    private static let largest = SystemError.largestSource

    package let name: String
    private let parts: [TemplatePart]

    /// Reads `files` in any order. Throws the first fault, with its file and line.
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

    /// Returns the files of a screen. Its sources go below `sources`, its tests below `tests`: both
    /// are folders of the package, such as `Sources/Screens`. The module is the target of
    /// `sources`.
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

    /// Returns the folder of a template of this name in a package.
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

    /// Throws if the files declare no entry for the list of screens: such a screen cannot be
    /// reached.
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

/// A file of a template, unread.
package struct TemplateFile: Hashable, Sendable {
    /// The path below the folder of the template, e.g. `screen/{{Name}}View.swift`.
    package let path: String
    package let text: String

    package init(path: String, text: String) {
        self.path = path
        self.text = text
    }
}

/// A folder of a template, which decides where its files go and for which screens they are
/// generated.
package enum TemplateFolder: String, CaseIterable, Hashable, Sendable {
    /// The sources of the screen.
    case screen

    /// The tests of the screen.
    case tests

    /// More sources of a screen that has its own flow.
    case coordinator

    /// More tests of such a screen.
    case coordinatorTests = "coordinator-tests"

    /// The sources of each child, in a separate folder.
    case child

    /// The tests of each child, in a separate folder.
    case childTests = "child-tests"

    /// True if its files are generated once for each child.
    var isOfChild: Bool {
        switch self {
        case .child, .childTests: true
        case .screen, .tests, .coordinator, .coordinatorTests: false
        }
    }

    /// True if its files are generated only for a screen that has its own flow.
    var isOfCoordinator: Bool {
        switch self {
        case .coordinator, .coordinatorTests: true
        case .screen, .tests, .child, .childTests: false
        }
    }

    var holdsTests: Bool {
        switch self {
        case .tests, .coordinatorTests, .childTests: true
        case .screen, .coordinator, .child: false
        }
    }
}

/// A file of a template, read and checked.
private struct TemplatePart: Hashable, Sendable {
    /// The path of the file in the package, for errors.
    let file: String
    private let folder: TemplateFolder
    private let path: [TemplatePiece]
    private let body: [TemplatePiece]

    /// True if it imports the module, whose name decides the order of its imports.
    private let namesModule: Bool

    /// The place of its files: equal for two parts whose files would have the same path.
    let place: String

    init(_ source: TemplateFile, in template: String) throws(TemplateError) {
        file = "\(template)/\(source.path)"
        if let control = source.path.unicodeScalars.first(where: \.isControl) {
            throw TemplateError(file, .control(control))
        }
        if !source.path.isPathBelow { throw TemplateError(file, .leadsOut) }
        let steps = source.path.utf8.split(separator: UInt8(ascii: "/")).map { Substring($0) }
        let first = steps.count > 1 ? String(steps[0]) : ""
        guard let folder = TemplateFolder(rawValue: first) else {
            throw TemplateError(file, .unknownFolder(first))
        }
        self.folder = folder
        let rest = steps.dropFirst().joined(separator: "/")
        path = try TemplateReader(file, isOfChild: folder.isOfChild).path(rest)
        body = try TemplateReader(file, isOfChild: folder.isOfChild).pieces(of: source.text)
        namesModule = source.text.contains("import " + TemplatePlaceholder.module.tag)
        place = "\(folder.holdsTests) \(folder.isOfChild) \(rest)"
        try checkName(String(steps.last ?? ""))
    }

    /// Returns the files. Reduces `room` by their size, and throws if it is used up.
    func files(
        in scope: TemplateScope, room: inout Int
    ) throws(TemplateError) -> [RenderedFile] {
        if folder.isOfCoordinator && !scope.hasCoordinator { return [] }
        var files: [RenderedFile] = []
        for scope in folder.isOfChild ? scope.children : [scope] {
            let path = path.text(in: scope, room: &room)
            let text = body.text(in: scope, room: &room)
            if room < 0 { throw TemplateError(file, .tooLong) }
            files.append(
                RenderedFile(
                    path: "\(scope.path(of: folder))/\(path)",
                    text: namesModule ? text.withSortedImports : text))
        }
        return files
    }

    /// Throws if the name is not a Swift file's, or would be the same for two screens or two
    /// children: a module cannot have two files of one name.
    private func checkName(_ name: String) throws(TemplateError) {
        if !name.hasSuffix(".swift") { throw TemplateError(file, .notSwift) }
        var needed: [TemplatePlaceholder] = [.name]
        if folder.isOfChild { needed.append(.child) }
        for placeholder in needed where !name.contains(placeholder.tag) {
            throw TemplateError(file, .sameName(without: placeholder))
        }
    }
}

/// A file that a template has made.
package struct RenderedFile: Hashable, Sendable {
    /// The path below the folder of the package.
    package let path: String
    package let text: String

    package init(path: String, text: String) {
        self.path = path
        self.text = text
    }

    /// Returns the file with its imports in this style.
    func importing(_ imports: ImportStyle) -> RenderedFile {
        RenderedFile(path: path, text: imports.applied(to: text))
    }
}
