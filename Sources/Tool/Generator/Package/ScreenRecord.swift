import WaylineValues

/// The record of a generated screen: its request, and each file as it was generated.
struct ScreenRecord: Hashable, Sendable {
    /// The folder of the records, in the folder of the package.
    static let folder = "\(String.ownFolder)/screens"

    /// The folders that hold only records, inner ones first.
    static let ownFolders = [folder, .ownFolder]

    /// Its path in the package.
    let path: String
    let request: ScreenRequest
    let files: [TextFile]

    /// The folders that were created for it.
    let folders: [String]

    /// The options with which it was generated and that no longer exist, e.g. `--protocol`.
    private(set) var removedOptions: [String] = []

    /// The members of the record beside those of the request.
    private struct Contents: Codable {
        static let version = 2

        var version = Self.version
        let folders: [String]
        let files: [TextFile]

        /// True for a screen that was generated with `--protocol`, which no longer exists.
        var hasProtocol: Bool?
    }

    /// - Parameter folders: folders without a file of the screen are left out.
    init(
        at path: String, _ request: ScreenRequest, _ files: [TextFile], _ folders: [String]
    ) {
        self.path = path
        self.request = request
        self.files = files.sorted { $0.path < $1.path }
        self.folders = Set(files.flatMap(\.path.folders)).intersection(folders).sorted()
    }

    /// Returns the path of a record. If two targets have a screen of a name, the second one has its
    /// target in the path.
    static func path(of name: String, second target: String? = nil) -> String {
        "\(folder)/\(name)\(target.map { "@\($0)" } ?? "").json"
    }

    /// Returns the file that was generated for `path`: the one at this path, or else of this name,
    /// if the folder of the target has another name now.
    func file(for path: String) -> TextFile? {
        let named = files.filter { $0.path.lastPart == path.lastPart }
        return files.first { $0.path == path } ?? (named.count == 1 ? named[0] : nil)
    }

    /// The record as JSON, with a line for each field and file, so that changes are easy to read in
    /// a diff.
    var json: [UInt8] {
        let contents = RouteValue(of: Contents(folders: folders, files: files)).fields ?? [:]
        let fields = (RouteValue(of: request).fields ?? [:]).merging(contents) { $1 }
        let files = files.map { "\n    \(RouteValue(of: $0).json)" }.joined(separator: ",")
        let lines = fields.sorted { $0.key < $1.key }.map { key, value in
            "  \"\(key)\": \(key == "files" ? "[\(files)\n  ]" : value.json)"
        }
        return Array("{\n\(lines.joined(separator: ",\n"))\n}\n".utf8)
    }

    /// Reads the record at a path; nil if it is not valid there, or would not compile.
    init?(json: [UInt8], at path: String) {
        do {
            guard let value = RouteValue(json: json) else { return nil }
            let contents = try value.decode(Contents.self)
            let request = try value.decode(ScreenRequest.self)
            try request.check()
            let (name, files) = (request.name, contents.files)
            guard contents.version == Contents.version, request.template.isPathBelow,
                (files.map(\.path) + contents.folders).allSatisfy(\.isPathBelow),
                path == Self.path(of: name) || path.hasPrefix("\(Self.folder)/\(name)@"),
                files.allSatisfy({ $0.path.folders.contains { $0.lastPart == name } })
            else { return nil }
            self.init(at: path, request, files, contents.folders)
            if ["streams", "published"].contains(request.template) {
                removedOptions.append("--binding \(request.template)")
            }
            if contents.hasProtocol == true { removedOptions.append("--protocol") }
        } catch {
            return nil
        }
    }
}
