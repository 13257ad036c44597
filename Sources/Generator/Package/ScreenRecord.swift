import Coordination

/// What was generated for a screen: how it was asked for, and each file as it was written.
package struct ScreenRecord: Hashable, Sendable {
    /// Where records are kept, in the folder of the package.
    static let folder = ".wayline/screens"

    /// More screens are generated in one package by nobody.
    static let most = 1_000

    /// The folders that are there for records alone, inner ones first.
    static let ownFolders = [folder, folder.folder]

    package let request: ScreenRequest
    package let files: [RenderedFile]

    /// The folders that were made for it.
    let folders: [String]

    /// - Parameter folders: those in which there is no file of it are left out.
    init(request: ScreenRequest, files: [RenderedFile], folders: [String]) {
        self.request = request
        self.files = files.sorted { $0.path < $1.path }
        let used = Set(files.flatMap(\.path.folders))
        self.folders = used.intersection(folders).sorted()
    }

    var path: String { Self.path(of: request.name) }

    static func path(of name: String) -> String { "\(folder)/\(name).json" }

    /// Whether all its files stand in folders of the screen, but for the one at `path`.
    func isOfScreen(besides path: String? = nil) -> Bool {
        files.allSatisfy { file in
            file.path == path || file.path.folders.contains { $0.lastPart == request.name }
        }
    }

    /// What was written at `path`; nil if nothing was.
    func file(at path: String) -> RenderedFile? {
        files.first { $0.path == path }
    }
}

extension ScreenRecord {
    private enum Key {
        static let version = "version"
        static let name = "name"
        static let route = "route"
        static let children = "children"
        static let coordinator = "coordinator"
        static let template = "template"
        static let folders = "folders"
        static let files = "files"
        static let path = "path"
        static let text = "text"
    }

    private static let version = 1

    /// More children are asked for by nobody.
    private static let mostChildren = 1_000

    /// A line for each thing it holds, so that a change can be read in a difference.
    var json: [UInt8] {
        var writer = JSONWriter()
        writer.write(literally: "{\n")
        writer.write(Key.version, .int(Self.version))
        writer.write(Key.name, .string(request.name))
        writer.write(Key.route, .string(request.route))
        writer.write(Key.children, .array(request.children.map { .string($0) }))
        writer.write(Key.coordinator, .bool(request.hasCoordinator))
        writer.write(Key.template, .string(request.template))
        writer.write(Key.folders, .array(folders.map { .string($0) }))
        writer.write(literally: "  \"files\": [")
        for (index, file) in files.enumerated() {
            writer.write(literally: index == 0 ? "\n    {\"path\": " : ",\n    {\"path\": ")
            writer.write(file.path)
            writer.write(literally: ", \"text\": ")
            writer.write(file.text)
            writer.write(literally: "}")
        }
        writer.write(literally: "\n  ]\n}\n")
        return writer.bytes
    }

    /// Nil of what is no record.
    init?(json: [UInt8]) {
        guard let fields = RouteValue(json: json)?.fields,
            fields[Key.version] == .int(Self.version),
            let name = fields[Key.name]?.text, let route = fields[Key.route]?.text,
            let children = fields[Key.children]?.texts,
            case .bool(let hasCoordinator)? = fields[Key.coordinator],
            let template = fields[Key.template]?.text,
            let folders = fields[Key.folders]?.texts, let files = fields[Key.files]?.elements
        else { return nil }
        let read = files.compactMap(Self.file)
        guard read.count == files.count,
            (read.map(\.path) + folders).allSatisfy(\.isPathBelow),
            read.allSatisfy({ !$0.path.folder.isEmpty && $0.path.hasSuffix(".swift") }),
            ([name, route] + children).allSatisfy(\.isPlain), template.isPathBelow,
            children.count <= Self.mostChildren
        else { return nil }
        self.init(
            request: ScreenRequest(
                name: name, route: route, children: children, hasCoordinator: hasCoordinator,
                template: template),
            files: read, folders: folders)
    }

    private static func file(_ value: RouteValue) -> RenderedFile? {
        guard let path = value.fields?[Key.path]?.text, let text = value.fields?[Key.text]?.text
        else { return nil }
        return RenderedFile(path: path, text: text)
    }
}

extension JSONWriter {
    fileprivate mutating func write(_ name: String, _ value: RouteValue) {
        write(literally: "  \"\(name)\": \(String(decoding: value.json, as: UTF8.self)),\n")
    }
}

extension String {
    /// Whether this is of the letters that names have, and leads nowhere as a part of a path.
    fileprivate var isPlain: Bool {
        !isEmpty && unicodeScalars.allSatisfy { $0.isPlainLetter || $0.isPlainDigit || $0 == "-" }
    }
}
