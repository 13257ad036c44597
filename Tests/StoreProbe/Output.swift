import Glibc

/// Writes lines at once: what was written before a kill is read by whoever listens.
enum Output {
    static func write(_ line: String) {
        let bytes = Array("\(line)\n".utf8)
        _ = Glibc.write(STDOUT_FILENO, bytes, bytes.count)
    }
}
