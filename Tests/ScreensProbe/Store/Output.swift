import Glibc

/// Writes lines immediately: lines that were written before a kill can still be read.
enum Output {
    static func write(_ line: String) {
        let bytes = Array("\(line)\n".utf8)
        _ = Glibc.write(STDOUT_FILENO, bytes, bytes.count)
    }
}
