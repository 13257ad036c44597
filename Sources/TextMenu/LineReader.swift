import Synchronization

/// Reads lines of at most `limit` bytes: a longer one, which may have no end, ends the input.
final class LineReader: Sendable {
    static let limit = 1 << 16

    private let descriptor: Int32
    private let unread = Mutex<[UInt8]>([])
    private let foundTooLong = Atomic(false)

    init(_ descriptor: Int32) {
        self.descriptor = descriptor
    }

    /// True once a line was too long.
    var isTooLong: Bool { foundTooLong.load(ordering: .relaxed) }

    /// Waits for a line, and returns it without its end; nil at the end of the input.
    func next() -> String? {
        unread.withLock { unread in
            var searched = 0
            while !isTooLong {
                if let end = unread[searched...].firstIndex(of: UInt8(ascii: "\n")) {
                    defer { unread.removeSubrange(...end) }
                    return Self.text(unread[..<end])
                }
                searched = unread.count
                if searched > Self.limit {
                    foundTooLong.store(true, ordering: .relaxed)
                } else if !fill(&unread) {
                    defer { unread = [] }
                    return unread.isEmpty ? nil : Self.text(unread[...])
                }
            }
            unread = []
            return nil
        }
    }

    /// Appends what there is to read; false at the end.
    private func fill(_ unread: inout [UInt8]) -> Bool {
        var part = [UInt8](repeating: 0, count: 4096)
        while true {
            switch part.withUnsafeMutableBytes({ Platform.read(descriptor, $0) }) {
            case .bytes(let count):
                unread += part[..<count]
                return true
            case .again: _ = Platform.awaitInput(descriptor, milliseconds: -1)
            case .closed: return false
            }
        }
    }

    private static func text(_ line: ArraySlice<UInt8>) -> String {
        let line = line.last == UInt8(ascii: "\r") ? line.dropLast() : line
        return String(decoding: line, as: UTF8.self)
    }
}
