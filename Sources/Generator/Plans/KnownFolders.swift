/// Which folders there are, as far as that was asked; none of them is a link.
struct KnownFolders {
    private var there: Set<String> = [""]
    private var missing: Set<String> = []
    private var made: Set<String> = []

    /// Whether the folder is on the disk. A link on the way to it, or a file, is an error.
    mutating func exists(
        _ folder: String, in files: some FileSystem
    ) throws(GeneratorError) -> Bool {
        if there.contains(folder) { return true }
        if missing.contains(folder) { return false }
        guard try exists(folder.folder, in: files), try isFolder(folder, in: files) else {
            missing.insert(folder)
            return false
        }
        there.insert(folder)
        return true
    }

    /// Notes that it is going to be made; false where that was noted before.
    mutating func make(_ folder: String) -> Bool {
        made.insert(folder).inserted
    }

    func isMade(_ folder: String) -> Bool {
        made.contains(folder)
    }

    private func isFolder(
        _ folder: String, in files: some FileSystem
    ) throws(GeneratorError) -> Bool {
        switch try reading({ () throws(FileError) in try files.kind(of: folder) }) {
        case nil: return false
        case .folder: return true
        case .link: throw .link(folder)
        case .file, .other: throw .notAFolder(folder)
        }
    }
}
