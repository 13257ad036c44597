/// Why data on this machine could not be read or kept. What was confirmed before is not lost by it.
public enum StoreError: Error, Hashable, Sendable {
    /// The folder cannot be made or used; `reason` is the system's text.
    case folder(path: String, reason: String)
    /// No home to put the folder in.
    case noHome

    /// What is there may be read, and not written.
    case readOnly(path: String)

    /// There is no room left.
    case diskFull(path: String)
    /// Another process has been writing for longer than is waited.
    case busy(path: String)
    /// The file is damaged, or no database at all; `reason` is SQLite's text.
    case damaged(path: String, reason: String)
    /// The database was made by a newer version of the app.
    case newer(path: String, version: Int, known: Int)
    /// The system has no hashing, or no random numbers.
    case noHashing(reason: String)
    /// A hash takes more memory than there is.
    case noMemory
    /// Anything else that SQLite or the system reports.
    case failed(path: String, reason: String)
}
