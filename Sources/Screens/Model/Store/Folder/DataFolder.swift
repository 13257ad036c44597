import WaylineSystem

/// The folder with the data of the app. Only the owner can read its files.
public struct DataFolder: Hashable, Sendable {
    /// The path of the folder, as it was given.
    public let path: String
    private let isOurs: Bool

    /// A folder that the user has chosen. If it exists, it keeps its mode; otherwise it is created.
    public init(_ path: String) {
        self.path = path
        isOurs = false
    }

    private init(ours path: String) {
        self.path = path
        isOurs = true
    }

    /// Returns the folder for this user: `wayline` in `XDG_DATA_HOME`, else in `~/.local/share`. As
    /// that convention says, a relative path is ignored.
    public static func standard(
        variable: (String) -> String?
    ) throws(StoreError) -> DataFolder {
        if let data = absolute(variable("XDG_DATA_HOME")) {
            return DataFolder(ours: "\(data)/wayline")
        }
        guard let home = absolute(variable("HOME")) else { throw .noHome }
        return DataFolder(ours: "\(home)/.local/share/wayline")
    }

    /// Creates the folder, and those above it, where they are missing.
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

/// A lock between the processes that use a data folder. It ends with its process.
struct FolderLock {
    private static let name = "lock"
    private let descriptor: Int32

    /// Waits for the lock, at most `patience` milliseconds.
    init(_ folder: DataFolder, patience: Int) throws(StoreError) {
        let path = folder.file(Self.name)
        do throws(SystemError) {
            descriptor = try Platform.openLock(path)
        } catch {
            throw StoreError(error, file: path)
        }
        for _ in 0..<max(1, patience / 10) {
            if Platform.lock(descriptor) { return }
            Platform.sleep(milliseconds: 10)
        }
        Platform.closeDescriptor(descriptor)
        throw .busy(path: path)
    }

    func release() {
        Platform.closeDescriptor(descriptor)
    }
}
