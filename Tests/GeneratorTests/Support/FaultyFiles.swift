import WaylineGenerator
import WaylineSystem

/// Files whose changes fail from a certain change on.
struct FaultyFiles: FileSystem {
    enum Fault {
        /// One change is refused; those after it work again.
        case refusal

        /// From one change on, nothing happens any more, as after the death of the process.
        case death
    }

    let files: SystemFiles
    let fault: Fault
    let count: Counter

    /// Fails when the counter says so. Several objects can share the counter.
    init(_ files: SystemFiles, _ fault: Fault, _ count: Counter) {
        self.files = files
        self.fault = fault
        self.count = count
    }

    func kind(of path: String) throws(FileError) -> FileKind? {
        try files.kind(of: path)
    }

    func read(_ path: String) throws(FileError) -> [UInt8] {
        try files.read(path)
    }

    func entries(of folder: String) throws(FileError) -> [FileEntry] {
        try files.entries(of: folder)
    }

    func create(_ path: String, _ bytes: [UInt8], mode: UInt16?) throws(FileError) {
        if count.isDue {
            // Half of the bytes are written before it fails.
            try files.create(path, Array(bytes.prefix(bytes.count / 2)), mode: mode)
        }
        try change(path)
        try files.create(path, bytes, mode: mode)
    }

    func move(_ path: String, to new: String) throws(FileError) {
        try change(new)
        try files.move(path, to: new)
    }

    func remove(_ path: String) throws(FileError) {
        try change(path)
        try files.remove(path)
    }

    func makeFolder(_ path: String) throws(FileError) {
        try change(path)
        try files.makeFolder(path)
    }

    func removeFolder(_ path: String) throws(FileError) {
        try change(path)
        try files.removeFolder(path)
    }

    private func change(_ path: String) throws(FileError) {
        guard count.isOver(fault) else { return }
        throw FileError(
            path: path, operation: .write, reason: SystemError(number: 28, text: "No space left"))
    }
}

/// Counts changes down to the one that fails.
final class Counter {
    private var left: Int

    /// Fails at the change of this number. The first change is 0.
    init(left: Int) {
        self.left = left
    }

    var isDue: Bool { left == 0 }

    /// True if the change that fails was reached.
    var wasDue: Bool { left < 0 }

    func isOver(_ fault: FaultyFiles.Fault) -> Bool {
        defer { left -= 1 }
        return fault == .death ? left <= 0 : left == 0
    }
}
