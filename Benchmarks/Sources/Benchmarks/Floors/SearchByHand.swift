/// A search for a text of ASCII in capital or small letters, written by hand.
///
/// The floor of filtering.
struct SearchByHand {
    private let pattern: [UInt8]

    init(_ pattern: String) {
        self.pattern = Array(pattern.lowercased().utf8)
    }

    func isFound(in text: String) -> Bool {
        text.utf8.withContiguousStorageIfAvailable(isFound) ?? false
    }

    private func isFound(in text: UnsafeBufferPointer<UInt8>) -> Bool {
        pattern.withUnsafeBufferPointer { pattern in
            guard pattern.count <= text.count else { return false }
            var start = 0
            while start <= text.count - pattern.count {
                var length = 0
                while length < pattern.count, small(text[start + length]) == pattern[length] {
                    length += 1
                }
                if length == pattern.count { return true }
                start += 1
            }
            return false
        }
    }

    private func small(_ byte: UInt8) -> UInt8 {
        byte &- UInt8(ascii: "A") < 26 ? byte | 0x20 : byte
    }
}
