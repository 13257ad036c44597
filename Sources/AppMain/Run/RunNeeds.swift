/// What a run takes of the system at most. It is asked for before anything else is done: with less,
/// the libraries that start threads and open files trap, or wait for ever.
struct RunNeeds {
    /// The files of the store, of the terminal, of signals and of connections.
    let files = 32
    /// The queues of the store, of sessions, of hashes and of lines, and the threads that tasks share.
    let threads = 10
    /// What a hash takes, and all else.
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

/// What the system has too little of for a run.
package enum RunNeedsError: Error {
    case files(Int)
    case threads(Int)
    case memory(Int)
}

extension RunNeedsError: CustomStringConvertible {
    package var description: String {
        switch self {
        case .files(let count):
            "Too few files can be open at once: a run takes \(count) more than are open now. Raise the "
                + "limit ('ulimit -n'), then try again."
        case .threads(let count):
            "Too few threads can run at once: a run takes \(count). Raise the limit ('ulimit -u'), or end "
                + "other programs, then try again."
        case .memory(let size):
            "There is too little memory: a run takes \(size) MiB beside the program itself. Raise "
                + "the limits ('ulimit -d' and 'ulimit -v'), or end other programs, then try again."
        }
    }
}
