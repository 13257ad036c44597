import TestSupport

/// Bytes and cuts by chance, from a printed seed that `WAYLINE_SEED` repeats.
struct RandomKeys: RandomNumberGenerator {
    /// The number of bytes that a test feeds; `WAYLINE_OPERATIONS` increases it.
    static var count: Int { TestSize.count(1_000, all: 30_000) }

    private static let pieces = [
        "\u{1B}", "\u{1B}[", "\u{1B}O", "\u{1B}]0;", "\u{1B}P", "\u{1B}\\", "\u{1B}[200~",
        "\u{1B}[201~", "\u{1B}[M", "\u{1B}[1;5D", "\u{1B}[?2026;2$y", "\u{1B}[[A", "\u{1B}[7$",
        "\u{1B}[27;5;99~", "\u{1B}]11;rgb:ff/ff/ff\u{7}", "\u{1B}[?62c", "\u{1B}[<0;3;4M", "\u{7}",
        "\u{3}", "ế", "日",
        "👨‍👩‍👧", "\u{85}", "1;", "u", "x", "\r",
    ].map { Array($0.utf8) }

    private var random: SplitMix

    init(_ test: String = #function) {
        random = .printed(test)
    }

    mutating func next() -> UInt64 { random.next() }

    /// Random bytes, mixed with sequences that terminals send.
    mutating func bytes(_ count: Int) -> [UInt8] {
        var bytes: [UInt8] = []
        while bytes.count < count {
            switch next() % 3 {
            case 0: bytes.append(UInt8(truncatingIfNeeded: next()))
            default: bytes += Self.pieces.randomElement(using: &self) ?? []
            }
        }
        return bytes
    }

    /// The same bytes, cut anywhere.
    mutating func slices(of bytes: [UInt8]) -> [ArraySlice<UInt8>] {
        var slices: [ArraySlice<UInt8>] = []
        var rest = bytes[...]
        while !rest.isEmpty {
            let length = Int.random(in: 0...7, using: &self)
            slices.append(rest.prefix(length))
            rest = rest.dropFirst(length)
        }
        return slices
    }
}
