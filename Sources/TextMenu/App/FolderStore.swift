import WaylineSystem

/// A store of files that only their owner can read, such as `place.json`.
///
/// A file is replaced as a whole. If the process dies meanwhile, the file has the old contents or the new
/// ones.
public struct FolderStore: PlaceStore, Sendable {
    private let folder: Result<PrivateFolder, PrivateFileError>

    /// The path of the folder; nil if the user has no home folder.
    public var path: String? {
        switch folder {
        case .success(let folder): folder.path
        case .failure: nil
        }
    }

    /// A store in a folder that the user has chosen. It is created if it does not exist, and keeps its
    /// mode otherwise.
    public init(_ path: String) {
        folder = .success(PrivateFolder(path))
    }

    private init(_ folder: Result<PrivateFolder, PrivateFileError>) {
        self.folder = folder
    }

    /// Returns the store of an app for this user. The folder has the app's name in lower case, and is in
    /// `XDG_DATA_HOME`, else in `~/.local/share`. Nobody else can open it.
    public static func standard(for app: String) -> FolderStore {
        let name = String(app.lowercased().map { $0.isLetter || $0.isNumber ? $0 : "-" })
        return FolderStore(
            Result { () throws(PrivateFileError) in
                try .standard(name, variable: Platform.variable)
            })
    }

    public func read(_ name: String) throws(PlaceStoreError) -> [UInt8]? {
        do throws(PrivateFileError) { return try file(name).read() } catch {
            if case .file(let path, let error) = error, error.kind == .forbidden {
                throw .unreadable(path: path)
            }
            throw PlaceStoreError(error)
        }
    }

    public func write(_ bytes: [UInt8], as name: String) throws(PlaceStoreError) {
        do throws(PrivateFileError) { try file(name).write(bytes) } catch {
            throw PlaceStoreError(error)
        }
    }

    private func file(_ name: String) throws(PrivateFileError) -> PrivateFile {
        PrivateFile(in: try folder.get(), named: "\(name).json", outlasts: .process)
    }
}

/// The reason why files could not be read or written.
public enum PlaceStoreError: Error, Hashable, Sendable {
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
    init(_ error: PrivateFileError) {
        switch error {
        case .noHome: self = .noHome
        case .busy(let path): self = .busy(path: path)
        case .folder(let path, let error):
            self = Self(error, path) ?? .folder(path: path, reason: error.text)
        case .file(let path, let error):
            self = Self(error, path) ?? .failed(path: path, reason: error.text)
        }
    }

    private init?(_ error: SystemError, _ path: String) {
        switch error.kind {
        case .forbidden: self = .readOnly(path: path)
        case .full: self = .diskFull(path: path)
        case .missing, .other: return nil
        }
    }
}
