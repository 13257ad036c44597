/// A failure to read or write data on this machine. Earlier confirmed writes are not lost.
public enum StoreError: Error, Hashable, Sendable {
    /// The folder cannot be created or used; `reason` is the system's text.
    case folder(path: String, reason: String)
    /// There is no home folder for the data folder.
    case noHome

    /// The file or folder may be read, but not written.
    case readOnly(path: String)

    /// The disk is full.
    case diskFull(path: String)
    /// Another process was writing for longer than the limit.
    case busy(path: String)
    /// The file is damaged, or not a database; `reason` is SQLite's text.
    case damaged(path: String, reason: String)
    /// The database was made by a newer version of the app.
    case newer(path: String, version: Int, known: Int)
    /// The system has no hashing, or no random numbers.
    case noHashing(reason: String)
    /// There is not enough memory for a hash.
    case noMemory
    /// Another failure that SQLite or the system reports.
    case failed(path: String, reason: String)
}

extension StoreError: CustomStringConvertible {
    /// The message to the user: the problem, and a way to solve it.
    public var description: String { text(in: .english) }

    func text(in words: Words) -> String {
        switch self {
        case .folder(let path, let reason): words(.folderUnusable, path, reason)
        case .noHome: words[.noHome]
        case .readOnly(let path): words(.readOnly, path)
        case .diskFull(let path): words(.diskFull, path)
        case .busy(let path): words(.storeBusy, path)
        case .damaged(let path, let reason): words(.damaged, path, reason)
        case .newer(let path, let version, let known): words(.newerStore, path, version, known)
        case .noHashing(let reason): words(.noHashing, reason)
        case .noMemory: words[.noMemory]
        case .failed(let path, let reason): words(.storeFailed, path, reason)
        }
    }
}
