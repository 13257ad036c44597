import WaylineValues

/// A template of a package's own: a copy of a screen's files, with tags in place of its names and
/// its fields.
///
/// A tag is `{{Name}}` or one of the others in `tags` and `fieldTags`. The text from `{{#fields}}`
/// to `{{/fields}}` is written for each field.
struct OwnTemplate: Hashable, Sendable {
    /// The folders of a template: for the screen's folder in the sources, and in the tests.
    static let folders = ["screen", "tests"]

    /// The tags for the screen.
    static let tags = ["Name", "name", "route", "title", "module"]

    /// The tags for a field.
    static let fieldTags = ["field", "fieldTitle", "type", "control", "initial", "sample"]

    /// The cost of a piece in addition to its bytes, to limit the time.
    private static let cost = 8

    /// A file of the template.
    private struct Part: Hashable, Sendable {
        /// The file as it was written, with its path in the package.
        let file: TextFile
        let isTest: Bool
        let path: [TemplatePiece]
        let body: [TemplatePiece]
    }

    private var parts: [Part] = []

    /// Reads `files` in any order. Their paths are those below the folder of the template, e.g.
    /// `screen/{{Name}}View.swift`. Throws the first fault, with its file and line.
    init(name: String, files: [TextFile]) throws(GeneratorError) {
        for file in files.sorted(by: { $0.path < $1.path }) {
            let source = "\(Template.folder(of: name))/\(file.path)"
            guard let folder = Self.folders.first(where: file.path.isBelow) else {
                throw .template(source, .unknownFolder)
            }
            let path = String(file.path.dropFirst(folder.count + 1))
            parts.append(
                Part(
                    file: TextFile(path: source, text: file.text), isTest: folder == "tests",
                    path: try TemplateReader.pieces(of: path, in: source),
                    body: try TemplateReader.pieces(of: file.text, in: source)))
        }
    }

    /// Adds the files of a screen.
    func write(_ request: ScreenRequest, to files: inout ScreenFiles) throws(GeneratorError) {
        if let field = request.fields.first(where: { $0.type == .choice }) {
            throw .contradiction(
                "'\(field.text)' cannot be a field of a template: choose another type.")
        }
        let values = [
            "Name": request.name, "name": request.member, "route": request.route,
            "title": request.usersTitle.escaped(for: .literal), "module": files.settings.module,
        ]
        let fields = request.fields.map { field in
            let code = FieldCode(field, in: request.name, member: request.viewMember(of: field))
            let own = [
                "field": code.name, "fieldTitle": code.title, "type": code.type,
                "control": code.control, "initial": code.initial, "sample": code.samples[0],
            ]
            return values.merging(own) { $1 }
        }
        for part in parts {
            var room = files.room
            let path = Self.text(of: part.path, values, fields, room: &room)
            let text = Self.text(of: part.body, values, fields, room: &room)
            if room < 0 { throw .template(Template.folder(of: request.template), .tooLarge) }
            try files.add(path, text, isTest: part.isTest)
        }
    }

    /// Returns the error for a name that a file of the template has without a tag, with its line;
    /// nil if `fault` has another cause.
    func missingTag(
        behind fault: NameFault, in settings: PackageSettings
    ) -> GeneratorError? {
        guard let (name, tag, taken) = fault.clash,
            let file = parts.map(\.file).first(where: { $0.declared(in: settings).brings(name) })
        else { return nil }
        let lines = file.text.unicodeScalars
            .split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
        // A member is written without its type, and behind 'static'.
        let words =
            tag == "name" ? ["static", String(name.drop { $0 != "." }.dropFirst())] : [name]
        let line = lines.firstIndex { line in words.allSatisfy { line.contains($0) } }
        let place = file.path + (line.map { ":\($0 + 1)" } ?? "")
        return .template(place, .untagged(name, tag, in: taken))
    }

    /// Returns the text of these pieces. Nothing more is written after the room is used up.
    private static func text(
        of pieces: [TemplatePiece], _ values: [String: String], _ fields: [[String: String]],
        room: inout Int
    ) -> String {
        var text = ""
        for piece in pieces where room >= 0 {
            var part = ""
            switch piece {
            case .text(let text): part = text
            case .tag(let tag): part = values[tag] ?? ""
            case .fields(let body):
                for field in fields where room >= 0 {
                    room -= cost
                    text += Self.text(of: body, field, [], room: &room)
                }
            }
            text += part
            room -= cost + part.utf8.count
        }
        return text
    }
}
