import WaylineValues

/// The record of a generated screen: its request, and each file as it was generated.
package struct ScreenRecord: Hashable, Sendable {
    /// The folder of the records, in the folder of the package.
    static let folder = "\(String.ownFolder)/screens"

    /// The folders that hold only records, inner ones first.
    static let ownFolders = [folder, .ownFolder]

    package let request: ScreenRequest
    package let files: [TextFile]

    /// The folders that were created for it.
    let folders: [String]

    /// True if another target has a screen of the same name.
    private let isSecond: Bool

    /// - Parameter folders: folders without a file of the screen are left out.
    init(
        request: ScreenRequest, files: [TextFile], folders: [String], isSecond: Bool = false
    ) {
        self.request = request
        self.isSecond = isSecond
        self.files = files.sorted { $0.path < $1.path }
        let used = Set(files.flatMap(\.path.folders))
        self.folders = used.intersection(folders).sorted()
    }

    var path: String { Self.path(of: request.name, second: isSecond ? request.target : nil) }

    /// Returns the path of a record. The second screen of a name has its target in the path.
    static func path(of name: String, second target: String? = nil) -> String {
        "\(folder)/\(name)\(target.map { "@\($0)" } ?? "").json"
    }

    /// True if all its files are in folders of the screen's name.
    private var isOfScreen: Bool {
        files.allSatisfy { $0.path.folders.contains { $0.lastPart == request.name } }
    }

    /// Returns the file that was generated for `path`: the one at this path, or else of this name, if the
    /// folder of the target has another name now.
    func file(for path: String) -> TextFile? {
        let named = files.filter { $0.path.lastPart == path.lastPart }
        return files.first { $0.path == path } ?? (named.count == 1 ? named[0] : nil)
    }

    private static let version = RouteValue.int(1)

    /// The record as JSON, with a line for each field and file, so that changes are easy to read in
    /// a diff.
    var json: [UInt8] {
        let target = request.target.map { [("target", RouteValue.string($0))] } ?? []
        let members: [(String, RouteValue)] =
            [
                ("version", Self.version), ("name", .string(request.name)),
                ("route", .string(request.route)), ("children", .texts(request.children)),
                ("coordinator", .bool(request.hasCoordinator)),
                ("protocol", .bool(request.hasProtocol)),
                ("template", .string(request.template)), ("folders", .texts(folders)),
            ] + request.details.members + target
        let lines = members.map { "  \"\($0)\": \($1.json),\n" }.joined()
        let files = files.map { file in
            let path = RouteValue.string(file.path).json
            return "\n    {\"path\": \(path), \"text\": \(RouteValue.string(file.text).json)}"
        }
        return Array("{\n\(lines)  \"files\": [\(files.joined(separator: ","))\n  ]\n}\n".utf8)
    }

    /// Reads the record at a path; nil if it is not valid there.
    init?(json: [UInt8], at place: String) {
        guard let fields = RouteValue(json: json)?.fields, fields["version"] == Self.version,
            let request = ScreenRequest(recorded: fields),
            let folders = fields["folders"]?.texts, let files = fields["files"]?.elements
        else { return nil }
        let read = files.compactMap { file -> TextFile? in
            guard let path = file.fields?["path"]?.text, let text = file.fields?["text"]?.text
            else { return nil }
            return TextFile(path: path, text: text)
        }
        guard read.count == files.count, (read.map(\.path) + folders).allSatisfy(\.isPathBelow),
            ([request.name, request.route] + request.children).allSatisfy(\.isPlain),
            request.template.isPathBelow
        else { return nil }
        self.init(
            request: request, files: read, folders: folders,
            isSecond: place != Self.path(of: request.name))
        guard path.utf8.elementsEqual(place.utf8), isOfScreen else { return nil }
    }
}

extension ScreenRequest {
    /// Reads the fields of a record, without checking the names.
    fileprivate init?(recorded fields: [String: RouteValue]) {
        guard let name = fields["name"]?.text, let route = fields["route"]?.text,
            let children = fields["children"]?.texts,
            case .bool(let hasCoordinator)? = fields["coordinator"],
            case .bool(let hasProtocol) = fields["protocol"] ?? false,
            let template = fields["template"]?.text, let details = ScreenDetails(members: fields)
        else { return nil }
        self.init(
            name: name, route: route, children: children, hasCoordinator: hasCoordinator,
            hasProtocol: hasProtocol, template: template, target: fields["target"]?.text,
            details: details)
    }
}

extension String {
    /// True if it has only letters, digits and hyphens, so that it is safe as a part of a path.
    fileprivate var isPlain: Bool {
        !isEmpty && unicodeScalars.allSatisfy { $0.isPlainLetter || $0.isPlainDigit || $0 == "-" }
    }
}
