@testable import WaylineGenerator

/// Files whose changes fail from a certain change on.
enum FaultyFiles {
    enum Fault {
        /// One change is refused; those after it work again.
        case refusal

        /// From one change on, nothing happens any more, as after the death of the process.
        case death
    }

    /// Returns files below a folder that fail when the counter says so. Several can share the
    /// counter.
    static func files(root: String, _ fault: Fault, _ count: Counter) -> SystemFiles {
        SystemFiles(root: root) { path, bytes, mode throws(GeneratorError) in
            // Half of the draft is written before it fails, and then all of it.
            for part in bytes.map({ [$0.count / 2, $0.count] }) ?? [0] {
                if count.isDue, let bytes {
                    let draft = Array(bytes.prefix(part))
                    try SystemFiles(root: root).write(path.draft, draft, mode: mode)
                }
                if count.isOver(fault) { throw .changedMeanwhile(path) }
            }
        }
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
