/// A source with its tokens.
struct SwiftText {
    let bytes: [UInt8]
    let tokens: [SwiftToken]

    /// The texts of the tokens.
    let texts: [String]

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        tokens = bytes.withUnsafeBufferPointer { source in
            var (tokens, all) = (SwiftTokens(source), [SwiftToken]())
            while let token = tokens.next() { all.append(token) }
            return all
        }
        texts = tokens.map { String(decoding: bytes[$0.bytes], as: UTF8.self) }
    }

    /// True if each bracket is closed, as it may not be after a merge.
    var isBalanced: Bool {
        var place = 0
        while place < texts.count {
            guard let end = end(of: place) else { return false }
            place = end + 1
        }
        return true
    }

    /// Returns the place of the bracket that closes the one at `start`; nil if none does.
    func end(of start: Int) -> Int? {
        var depth = 0
        return texts.indices[start...].first { place in
            if tokens[place].kind != .text {
                if ["(", "{", "["].contains(texts[place]) { depth += 1 }
                if [")", "}", "]"].contains(texts[place]) { depth -= 1 }
            }
            return depth == 0
        }
    }
}
