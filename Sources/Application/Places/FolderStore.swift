import WaylineInterface
import WaylineSystem

/// A store of files that only their owner can read, such as `place.json`.
///
/// A file is replaced as a whole. If the process dies meanwhile, the file has the old contents or
/// the new ones.
public nonisolated struct FolderStore: PlaceStore, Hashable, Sendable {
    /// The milliseconds to wait for another process that writes.
    private static let patience = 5000

    /// The path of the folder; nil if the user has no home folder.
    public let path: String?

    /// True if only its owner may open the folder, also if another program has created it.
    private let isPrivate: Bool

    /// A store in a folder that the user has chosen. It is created if it does not exist, and keeps
    /// its mode otherwise.
    public init(_ path: String) {
        self.init(path, isPrivate: false)
    }

    private init(_ path: String?, isPrivate: Bool) {
        self.path = path
        self.isPrivate = isPrivate
    }

    /// Returns the store of an app for this user. The folder has the app's name in lower case, and
    /// is in `XDG_DATA_HOME`, else in `~/.local/share`. Nobody else can open it.
    public static func standard(for app: String) -> FolderStore {
        standard(for: app, variable: Platform.variable)
    }

    /// Returns the store of an app for a user with these environment variables. A relative path is
    /// ignored.
    public static func standard(
        for app: String, variable: (String) -> String?
    ) -> FolderStore {
        let home = absolute(variable("HOME")).map { "\($0)/.local/share" }
        let name = String(app.lowercased().map { $0.isLetter || $0.isNumber ? $0 : "-" })
        let data = absolute(variable("XDG_DATA_HOME")) ?? home
        return FolderStore(data.map { "\($0)/\(name)" }, isPrivate: true)
    }

    public func read(_ name: String) throws(PlaceStoreError) -> [UInt8]? {
        let file = PrivateFile(try requiredPath() + "/\(name).json")
        do throws(SystemError) { return try file.read() } catch {
            if error.kind == .forbidden { throw .unreadable(path: file.path) }
            throw PlaceStoreError(error, file: file.path)
        }
    }

    public func write(_ bytes: [UInt8], as name: String) throws(PlaceStoreError) {
        try write(bytes, as: name, outlastingMachine: false)
    }

    /// Replaces the bytes of `name`. If `outlastingMachine`, they are on the disk when this
    /// returns, which takes longer.
    public func write(
        _ bytes: [UInt8], as name: String, outlastingMachine: Bool
    ) throws(PlaceStoreError) {
        let folder = try prepare()
        let lock = try lock(patience: Self.patience)
        defer { lock.release() }
        let file = PrivateFile("\(folder)/\(name).json")
        do throws(SystemError) {
            try file.replace(with: bytes, in: folder, isSynchronised: outlastingMachine)
        } catch {
            throw PlaceStoreError(error, file: file.path)
        }
    }

    /// Removes the bytes of `name`, if there are any.
    public func remove(_ name: String) throws(PlaceStoreError) {
        let file = PrivateFile(try requiredPath() + "/\(name).json")
        do throws(SystemError) { try file.remove() } catch {
            throw PlaceStoreError(error, file: file.path)
        }
    }

    /// Returns the path of the file `name`, e.g. a database. If the file does not exist, calls
    /// `fill` with the path of an empty temporary file, which gets the name when `fill` returns.
    ///
    /// If the process dies before that, there is no file of this name. If another process is making
    /// it, this call waits, at most `patience` milliseconds. Throws a ``PlaceStoreError``, or the
    /// error of `fill`.
    public func file(
        _ name: String, patience: Int = 5000, by fill: (_ path: String) throws -> Void
    ) throws -> String {
        let folder = try prepare()
        let file = PrivateFile("\(folder)/\(name)")
        if Platform.exists(file.path) { return file.path }
        let lock = try lock(patience: patience)
        defer { lock.release() }
        // Another process may have made it while this one waited.
        if Platform.exists(file.path) { return file.path }
        do { try file.make(in: folder, by: fill) } catch let error as SystemError {
            throw PlaceStoreError(error, file: file.path)
        }
        return file.path
    }

    /// Creates the folder, and those above it, where they are missing. Returns its path.
    private func prepare() throws(PlaceStoreError) -> String {
        let path = try requiredPath()
        do throws(SystemError) {
            try Platform.makePrivateFolder(path)
            if isPrivate { try Platform.setMode(0o700, of: path) }
        } catch {
            throw PlaceStoreError(error, folder: path)
        }
        return path
    }

    /// Waits for the lock of the folder, which must exist, at most `patience` milliseconds.
    private func lock(patience: Int) throws(PlaceStoreError) -> FolderLock {
        let path = try requiredPath()
        let file = FolderLock.path(in: path)
        do throws(SystemError) {
            if let lock = try FolderLock(of: path, patience: patience) { return lock }
        } catch {
            throw PlaceStoreError(error, file: file)
        }
        throw .busy(path: file)
    }

    private func requiredPath() throws(PlaceStoreError) -> String {
        guard let path else { throw .noHome }
        return path
    }

    private static func absolute(_ path: String?) -> String? {
        guard var path, path.hasPrefix("/") else { return nil }
        while path.count > 1, path.hasSuffix("/") { path.removeLast() }
        return path
    }
}

/// The reason why files could not be read or written.
public indirect enum PlaceStoreError: Error, Hashable, Sendable {
    /// There is no home folder for the data folder.
    case noHome

    /// The folder cannot be created or used; `reason` is the system's text.
    case folder(path: String, reason: String)

    /// The file may not be read.
    case unreadable(path: String)

    /// The file or folder may be read, but not written.
    case readOnly(path: String)

    /// The disk is full.
    case diskFull(path: String)

    /// Another process was writing for longer than the limit.
    case busy(path: String)

    /// Another failure that the system reports.
    case failed(path: String, reason: String)
}

extension PlaceStoreError: CustomStringConvertible {
    /// The message to the user: the problem, and a way to solve it.
    public var description: String { text(in: .english) }

    func text(in wording: Wording) -> String {
        switch self {
        case .noHome: wording[.noHome]
        case .folder(let path, let reason): wording(.folderUnusable, path, reason)
        case .unreadable(let path): wording(.unreadable, path)
        case .readOnly(let path): wording(.readOnly, path)
        case .diskFull(let path): wording(.diskFull, path)
        case .busy(let path): wording(.storeBusy, path)
        case .failed(let path, let reason): wording(.storeFailed, path, reason)
        }
    }
}

extension PlaceStoreError {
    fileprivate init(_ error: SystemError, folder: String) {
        self = Self(error, folder) ?? .folder(path: folder, reason: error.text)
    }

    fileprivate init(_ error: SystemError, file: String) {
        self = Self(error, file) ?? .failed(path: file, reason: error.text)
    }

    private init?(_ error: SystemError, _ path: String) {
        switch error.kind {
        case .forbidden: self = .readOnly(path: path)
        case .full: self = .diskFull(path: path)
        case .missing, .other: return nil
        }
    }
}
