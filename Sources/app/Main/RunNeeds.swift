import WaylineSystem

/// The resources that a run needs from the system. They are checked before anything else: with
/// less, the libraries that start threads and open files trap, or wait forever.
struct RunNeeds {
    /// The files of the store, of the terminal, of signals and of connections.
    let files = 32
    /// The queues of the store, of sessions, of hashes and of lines, and the threads that tasks
    /// share.
    let threads = 10
    /// The memory for a hash, and for everything else.
    let memory = 48 << 20

    func check() throws(RunNeedsError) {
        Platform.saveAddresses()
        if !Platform.canOpen(files: files) { throw .files(files) }
        let fits = Platform.canRun(threads: threads) { Platform.canAllocate(bytes: memory) }
        if fits { return }
        let all = memory + threads * Platform.stackSize
        throw Platform.canAllocate(bytes: all) ? .threads(threads) : .memory(all >> 20)
    }
}

/// The resource that is too scarce for a run.
package enum RunNeedsError: Error {
    case files(Int)
    case threads(Int)
    case memory(Int)
}

extension RunNeedsError: CustomStringConvertible {
    package var description: String {
        switch self {
        case .files(let count):
            "The limit on open files is too low: the app needs \(count) more. Raise it "
                + "('ulimit -n'), then try again."
        case .threads(let count):
            "The limit on threads is too low: the app needs \(count). Raise it ('ulimit -u'), "
                + "or end other programs, then try again."
        case .memory(let size):
            "There is too little free memory: the app needs \(size) MiB. Raise "
                + "the limits ('ulimit -d' and 'ulimit -v'), or end other programs, then try again."
        }
    }
}
