import WaylineValues

/// A template for the files of a screen, read and checked.
///
/// A template is a set of files with tags, in folders that decide where a file goes. See
/// ``TemplateFolder`` and ``TemplateValues``. A line with only the beginning or the end of a block leaves no
/// empty line.
package struct Template: Hashable, Sendable {
    /// The limit on the bytes of a screen's files, since its record holds all of them.
    private static let largest = 1 << 20

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
    }

    /// Returns the files of a screen in this target. With a menu, the screen has a row in it.
    package func files(
        for request: ScreenRequest, in settings: PackageSettings, hasMenu: Bool = true
    ) throws(TemplateError) -> [RenderedFile] {
        let values = TemplateValues(request, module: settings.module, hasMenu: hasMenu)
        var (files, room) = ([RenderedFile](), Self.largest)
        for part in parts { files += try part.files(with: values, in: settings, room: &room) }
        var places: Set<String> = []
        for file in files where !places.insert(settings.place(of: file.path)).inserted {
            throw TemplateError(Self.folder(of: name), .twoFiles(at: file.path))
        }
        return files
    }

    /// Returns the folder of a template of this name in a package.
    package static func folder(of name: String) -> String {
        "\(ScreenPackage.templates)/\(name)"
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
    case screen, tests, coordinator
    case coordinatorTests = "coordinator-tests"
    case child
    case childTests = "child-tests"

    /// True if its files are generated once for each child, in a folder of its own.
    var isOfChild: Bool { rawValue.hasPrefix("child") }

    /// True if its files are generated only for a screen that has its own flow.
    var isOfCoordinator: Bool { rawValue.hasPrefix("coordinator") }

    var holdsTests: Bool { rawValue.hasSuffix("tests") }
}

/// A file of a template, read and checked.
private struct TemplatePart: Hashable, Sendable {
    /// The path of the file in the package, for errors.
    let file: String
    private let folder: TemplateFolder
    private let path: [TemplatePiece]
    private let body: [TemplatePiece]

    init(_ source: TemplateFile, in template: String) throws(TemplateError) {
        file = "\(template)/\(source.path)"
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
        try checkName(String(steps.last ?? ""))
    }

    /// Returns the files. Reduces `room` by their size, and throws if it is used up.
    func files(
        with values: TemplateValues, in settings: PackageSettings, room: inout Int
    ) throws(TemplateError) -> [RenderedFile] {
        if folder.isOfCoordinator, values.conditions["coordinator"] != true { return [] }
        let children = (values.lists["children"] ?? []).map(values.adding)
        let root = folder.holdsTests ? settings.tests : settings.sources
        var files: [RenderedFile] = []
        for values in folder.isOfChild ? children : [values] {
            let names = [
                root, values.texts["Name"], folder.isOfChild ? values.texts["Child"] : nil,
            ]
            let path = path.text(with: values, room: &room)
            let text = body.text(with: values, room: &room)
            if room < 0 { throw TemplateError(file, .tooLong) }
            if text.isEmpty, !body.isEmpty { continue }
            files.append(
                RenderedFile(
                    path: (names.compactMap(\.self) + [path]).joined(separator: "/"), text: text))
        }
        return files
    }

    /// Throws if the name of a source would be the same for two screens or two children: a module cannot
    /// have two files of one name.
    private func checkName(_ name: String) throws(TemplateError) {
        if !name.hasSuffix(".swift") { return }
        for key in folder.isOfChild ? ["Name", "Child"] : ["Name"]
        where !name.contains("{{\(key)}}") {
            throw TemplateError(file, .sameName(without: key))
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

    var bytes: [UInt8] { Array(text.utf8) }

    /// Returns whether it declares this name, such as `Listed.orders`.
    func declares(_ name: String, in settings: PackageSettings) -> Bool {
        DeclaredFile(path, text.utf8, in: settings).declarations.contains { $0.name == name }
    }
}
