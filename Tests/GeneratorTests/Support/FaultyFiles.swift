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

    func kind(of path: String) throws(GeneratorError) -> FileKind? {
        try files.kind(of: path)
    }

    func read(_ path: String) throws(GeneratorError) -> [UInt8] {
        try files.read(path)
    }

    func entries(of folder: String) throws(GeneratorError) -> [FileEntry] {
        try files.entries(of: folder)
    }

    func write(_ path: String, _ bytes: [UInt8], mode: UInt16?) throws(GeneratorError) {
        // Half of the draft is written before it fails, and then all of it.
        for count in [bytes.count / 2, bytes.count] {
            if self.count.isDue {
                try files.write(path.draft, Array(bytes.prefix(count)), mode: mode)
            }
            try change(path)
        }
        try files.write(path, bytes, mode: mode)
    }

    func remove(_ path: String) throws(GeneratorError) {
        try change(path)
        try files.remove(path)
    }

    func makeFolder(_ path: String) throws(GeneratorError) {
        try change(path)
        try files.makeFolder(path)
    }

    func removeFolder(_ path: String) throws(GeneratorError) {
        try change(path)
        try files.removeFolder(path)
    }

    private func change(_ path: String) throws(GeneratorError) {
        guard count.isOver(fault) else { return }
        throw .changedMeanwhile(path)
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
