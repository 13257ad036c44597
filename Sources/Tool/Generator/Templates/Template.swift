/// A template for the files of a screen, read and checked.
///
/// A template is a set of files with tags, in folders that decide where a file goes. See
/// ``TemplateValues``. A line with only the beginning or the end of a block leaves no empty line.
package struct Template: Hashable, Sendable {
    /// The folders of a template. Files for a coordinator are generated only for a screen with its
    /// own flow, and those for a child once for each child, in a folder of its own.
    package static let folders = [
        "screen", "tests", "coordinator", "coordinator-tests", "child", "child-tests",
    ]

    /// The limit on the bytes of a screen's files, since its record holds all of them.
    private static let largest = 1 << 20

    /// A file of the template, with the path of its source for errors.
    private struct Part: Hashable, Sendable {
        let source: String
        let folder: String
        let path: [TemplatePiece]
        let body: [TemplatePiece]
    }

    /// The name of the built-in template.
    package static let builtInName = "closures"

    package let name: String
    private let parts: [Part]

    /// Reads `files` in any order. Their paths are those below the folder of the template, e.g.
    /// `screen/{{Name}}View.swift`. Throws the first fault, with its file and line.
    package init(name: String, files: [TextFile]) throws(GeneratorError) {
        self.name = name
        var parts: [Part] = []
        for file in files.sorted(by: { $0.path < $1.path }) {
            let source = "\(Self.folder(of: name))/\(file.path)"
            guard let folder = Self.folders.first(where: file.path.isBelow) else {
                throw .template(source, .unknownFolder)
            }
            func pieces(of text: String) throws(GeneratorError) -> [TemplatePiece] {
                try TemplateReader.pieces(
                    of: text, in: source, isOfChild: folder.hasPrefix("child"))
            }
            let path = try pieces(of: String(file.path.dropFirst(folder.count + 1)))
            let body = try pieces(of: file.text)
            parts.append(Part(source: source, folder: folder, path: path, body: body))
        }
        self.parts = parts
    }

    /// Returns the files of a screen in this target. With a menu, the screen has a row in it.
    package func files(
        for request: ScreenRequest, in settings: PackageSettings, hasMenu: Bool = true
    ) throws(GeneratorError) -> [TextFile] {
        let values = TemplateValues(request, module: settings.module, hasMenu: hasMenu)
        var (files, places, room) = ([TextFile](), Set<String>(), Self.largest)
        for part in parts where request.hasCoordinator || !part.folder.hasPrefix("coordinator") {
            let root = part.folder.hasSuffix("tests") ? settings.tests : settings.sources
            let isOfChild = part.folder.hasPrefix("child")
            for values in isOfChild ? values.items(of: "children") : [values] {
                let child = values.texts["Child"].map { "/\($0)" } ?? ""
                let name = part.path.text(with: values, room: &room)
                let file = TextFile(
                    path: "\(root)/\(request.name)\(child)/\(name)",
                    text: part.body.text(with: values, room: &room))
                if room < 0 { throw .template(part.source, .tooLarge) }
                if file.text.isEmpty, !part.body.isEmpty { continue }
                guard places.insert(settings.place(of: file.path)).inserted else {
                    throw .template(Self.folder(of: self.name), .twoFiles(at: file.path))
                }
                files.append(file)
            }
        }
        return files
    }

    /// The built-in template.
    package static let builtIn: Template = {
        let files = ViewFiles.all + RouterFiles.all + ScreenFiles.all + TestFiles.all
        do throws(GeneratorError) {
            return try Template(name: builtInName, files: files)
        } catch {
            // The tests read it: a fault in it is a mistake in this package.
            preconditionFailure("\(error)")
        }
    }()

    /// Returns the folder of a template of this name in a package.
    package static func folder(of name: String) -> String {
        "\(ScreenPackage.templates)/\(name)"
    }
}

extension [TemplatePiece] {
    /// The cost of a piece in addition to its bytes. It reduces the room of a template, to limit
    /// the time.
    private static var cost: Int { 8 }

    /// Returns the text of these pieces. Each piece reduces `room`. Nothing is written after the
    /// room is used up: blocks for children can make a short template very long.
    fileprivate func text(with values: TemplateValues, room: inout Int) -> String {
        var text = ""
        for piece in self where room >= 0 {
            var part = ""
            switch piece {
            case .text(let text): part = text
            case .placeholder(let key): part = values.texts[key] ?? ""
            case .block(let tag, let body):
                for values in values.scopes(of: tag) where room >= 0 {
                    text += body.text(with: values, room: &room)
                }
            }
            text += part
            room -= Self.cost + part.utf8.count
        }
        return text
    }
}

extension TemplateValues {
    /// Returns the values for each time that the block of a tag is written.
    fileprivate func scopes(of tag: String) -> [TemplateValues] {
        let items = items(of: String(tag.dropFirst()))
        switch tag.first {
        case "#": return items
        case "?": return items.isEmpty ? [] : [self]
        case _: return items.isEmpty ? [self] : []
        }
    }
}

/// A text with the path of its file: below the folder of the package, or of a template.
package struct TextFile: Hashable, Sendable, Codable {
    package let path: String
    package let text: String

    package init(path: String, text: String) {
        self.path = path
        self.text = text
    }

    var bytes: [UInt8] { Array(text.utf8) }
}
