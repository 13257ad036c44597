import WaylineSystem

/// The folder with the data of the app. Only the owner can read its files.
public struct DataFolder: Hashable, Sendable {
    let folder: PrivateFolder

    /// The path of the folder, as it was given.
    public var path: String { folder.path }

    /// A folder that the user has chosen. If it exists, it keeps its mode; otherwise it is created.
    public init(_ path: String) {
        folder = PrivateFolder(path)
    }

    private init(_ folder: PrivateFolder) {
        self.folder = folder
    }

    /// Returns the folder for this user: `wayline` in `XDG_DATA_HOME`, else in `~/.local/share`. As
    /// that convention says, a relative path is ignored.
    public static func standard(
        variable: (String) -> String?
    ) throws(StoreError) -> DataFolder {
        do throws(PrivateFileError) {
            return DataFolder(try .standard("wayline", variable: variable))
        } catch {
            throw StoreError(error)
        }
    }

    /// Creates the folder, and those above it, where they are missing.
    func prepare() throws(StoreError) {
        do throws(PrivateFileError) { try folder.prepare() } catch { throw StoreError(error) }
    }

    func file(_ name: String) -> String {
        folder.file(name)
    }

    /// Waits for the lock of the folder, at most `patience` milliseconds.
    func lock(patience: Int) throws(StoreError) -> FolderLock {
        do throws(PrivateFileError) {
            return try FolderLock(folder, patience: patience)
        } catch {
            throw StoreError(error)
        }
    }
}
