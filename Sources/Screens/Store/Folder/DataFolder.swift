/// The folder in which the app keeps its data. Its files are their owner's alone.
public struct DataFolder: Hashable, Sendable {
    /// Where it is, as it was given.
    public let path: String
    private let isOurs: Bool

    /// The folder that a user has chosen. It is made where it is missing; one that is there keeps
    /// its mode.
    public init(_ path: String) {
        self.path = path
        isOurs = false
    }

    private init(ours path: String) {
        self.path = path
        isOurs = true
    }

    /// The folder for this user: `wayline` in `XDG_DATA_HOME`, else in `~/.local/share`. As that
    /// convention says, a path which is not absolute counts for nothing.
    public static func standard(
        variable: (String) -> String?
    ) throws(StoreError) -> DataFolder {
        if let data = absolute(variable("XDG_DATA_HOME")) {
            return DataFolder(ours: "\(data)/wayline")
        }
        guard let home = absolute(variable("HOME")) else { throw .noHome }
        return DataFolder(ours: "\(home)/.local/share/wayline")
    }

    /// Makes the folder, and those above it, where they are missing.
    func prepare() throws(StoreError) {
        do throws(SystemError) {
            try make(path)
            if isOurs { try Platform.setMode(0o700, of: path) }
        } catch {
            throw StoreError(error, folder: path)
        }
    }

    func file(_ name: String) -> String {
        "\(path)/\(name)"
    }

    private func make(_ path: String) throws(SystemError) {
        if Platform.isFolder(path) { return }
        if let parent = Self.parent(of: path) { try make(parent) }
        try Platform.makePrivateFolder(path)
    }

    private static func parent(of path: String) -> String? {
        guard let slash = path.lastIndex(of: "/"), slash > path.startIndex else { return nil }
        return String(path[..<slash])
    }

    private static func absolute(_ path: String?) -> String? {
        guard var path, path.hasPrefix("/") else { return nil }
        while path.count > 1, path.hasSuffix("/") { path.removeLast() }
        return path
    }
}
