/// The folders below a root that were opened last: much is asked in the same ones.
final class OpenFolders {
    /// Few, as a process may have few descriptors.
    private static let most = 6

    private var folders: [(path: String, folder: OpenFolder)] = []

    /// The folder at a path, if it is still open.
    func find(_ path: Substring) -> OpenFolder? {
        // Two names that are equal as text may be two folders.
        let index = folders.lastIndex { $0.path.utf8.elementsEqual(path.utf8) }
        guard let index else { return nil }
        let found = folders.remove(at: index)
        folders.append(found)
        return found.folder
    }

    /// Keeps an open folder, instead of the one that was not asked for the longest if there are too many.
    func keep(_ folder: OpenFolder, at path: Substring) {
        if folders.count == Self.most { folders.removeFirst() }
        folders.append((String(path), folder))
    }

    /// Forgets all, as one of them may be gone and another stand in its place.
    func forgetAll() {
        folders = []
    }
}

/// A folder that is open as long as this lives.
final class OpenFolder {
    let descriptor: Int32

    init(_ descriptor: Int32) {
        self.descriptor = descriptor
    }

    deinit {
        Platform.closeFile(descriptor)
    }
}
