import Glibc

/// The ways in which a program ends badly.
enum Ruin {
    /// Ends the program in the way of this letter. Returns false if no way has this letter.
    static func begin(_ letter: Unicode.Scalar) -> Bool {
        switch letter {
        case "x": exit(3)
        case "f": fatalError("fatal on request")
        case "i": return [1, 2, 3][count(of: "abc") + 4] > 0
        case "a": abort()
        case "s": UnsafeMutablePointer<Int>(bitPattern: 16)?.pointee = 1
        case "o": return depth(1) > 0
        case "v": return 1 / (count(of: "abc") - 3) > 0
        case "F": raise(SIGFPE)
        case "B": raise(SIGBUS)
        case "T": raise(SIGTRAP)
        case "t": onAnotherThread()
        case "H": while true { poll(nil, 0, 1_000) }
        default: return false
        }
        return true
    }

    @inline(never)
    private static func count(of text: String) -> Int {
        text.unicodeScalars.count
    }

    @inline(never)
    private static func depth(_ level: Int) -> Int {
        level < 0 ? 0 : level + depth(level + 1) * count(of: "a")
    }

    private static func onAnotherThread() {
        var thread = pthread_t()
        pthread_create(&thread, nil, { _ in fatalError("fatal on another thread") }, nil)
        while true { poll(nil, 0, 1_000) }
    }
}
