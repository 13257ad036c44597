/// A text to search for. Case and diacritics make no difference: `ho so` is found in "Hồ sơ", and
/// `d` in "Đà Nẵng".
///
/// ```swift
/// let pattern = FilterPattern("ho so")
/// XCTAssertTrue(pattern.isFound(in: "Hồ sơ xin việc"))
/// ```
public struct FilterPattern: Sendable {
    private let text: String
    private let letters: [UInt32]

    /// True if other text may stand between the letters.
    private let isLoose: Bool

    /// A pattern that matches titles that contain `text`.
    public init(_ text: String) {
        self.init(text, isLoose: false)
    }

    private init(_ text: String, isLoose: Bool) {
        (self.text, self.isLoose) = (text.lowercased(), isLoose)
        letters = text.unicodeScalars.map(BaseLetters.letter).filter { $0 != BaseLetters.mark }
    }

    /// The pattern that matches titles with its letters in this order, and any text in between.
    public var inOrder: FilterPattern { FilterPattern(text, isLoose: true) }

    /// Returns whether `title` matches.
    public func isFound(in title: String) -> Bool {
        var copy = title
        return copy.withUTF8 { isFound(in: $0) }
            || hasOtherForms && title.lowercased().holds(text)
    }

    /// The way in which a title matches: it contains the whole text, or only its letters in order.
    package enum Match: Comparable {
        case none, inOrder, whole
    }

    /// Returns how `title` matches. Looks for the letters in order only if `orInOrder` is true.
    package func match(in title: String, orInOrder: Bool) -> Match {
        var copy = title
        let match = copy.withUTF8 { bytes -> Match in
            if isFound(in: bytes) { return .whole }
            guard orInOrder, isFound(in: bytes, from: 0, isLoose: true, { _ in }) else {
                return .none
            }
            return .inOrder
        }
        return match < .whole && hasOtherForms && isFound(in: title) ? .whole : match
    }

    /// Returns the parts of `title` that match, from the beginning on.
    package func hits(in title: String) -> [Range<String.Index>] {
        var copy = title
        var hits: [Range<String.Index>] = []
        for place in copy.withUTF8({ places(in: $0) }) {
            let ends = [place.lowerBound, place.upperBound].map { offset in
                title.index(after: title.utf8.index(title.startIndex, offsetBy: offset))
            }
            let start = title.index(before: ends[0])
            if let last = hits.last, start <= last.upperBound {
                hits[hits.count - 1] = last.lowerBound..<ends[1]
            } else {
                hits.append(start..<ends[1])
            }
        }
        return hits
    }

    /// True if the marks of a letter are not known, so that it may be written in two ways.
    private var hasOtherForms: Bool { !isLoose && !letters.allSatisfy(BaseLetters.isKnown) }

    private func isFound(in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        guard let first = letters.first else { return true }
        if isLoose { return isFound(in: bytes, from: 0, isLoose: true) { _ in } }
        for start in 0..<max(bytes.count - letters.count + 1, 0) {
            let byte = bytes[start]
            let mayMatch = byte < 0x80 ? byte.small == first : bytes.isScalar(at: start)
            if mayMatch, isFound(in: bytes, from: start, isLoose: false, { _ in }) { return true }
        }
        return false
    }

    /// Returns the offsets of the first and the last letter of each part that matches.
    private func places(in bytes: UnsafeBufferPointer<UInt8>) -> [ClosedRange<Int>] {
        var (places, start) = ([ClosedRange<Int>](), 0)
        while start < bytes.count, !letters.isEmpty {
            var found: [Int] = []
            let isStart = bytes.isScalar(at: start)
            if isStart, isFound(in: bytes, from: start, isLoose: isLoose, { found.append($0) }) {
                if isLoose { return found.map { $0...$0 } }
                places.append(found[0]...found[found.count - 1])
                start = found[found.count - 1]
            } else if isLoose {
                return []
            }
            start += 1
        }
        return places
    }

    /// Returns whether `bytes` contain the letters, and calls `note` with the offset of each. There
    /// must be a letter. If the search is not loose, they must begin at `start`.
    @inline(__always)
    private func isFound(
        in bytes: UnsafeBufferPointer<UInt8>, from start: Int, isLoose: Bool,
        _ note: (Int) -> Void
    ) -> Bool {
        letters.withUnsafeBufferPointer { letters in
            var (offset, count) = (start, 0)
            while offset < bytes.count {
                let (letter, length) = bytes.letter(at: offset)
                if letter == letters[count] {
                    note(offset)
                    count += 1
                    if count == letters.count { return true }
                } else if !isLoose, letter != BaseLetters.mark {
                    return false
                }
                offset += length
            }
            return false
        }
    }
}

extension Collection {
    /// Returns the elements whose titles contain `text`. If there are none, returns those that have
    /// its letters in this order: `hs` finds "Hồ sơ". Case and diacritics make no difference.
    ///
    /// ```swift
    /// let found = drinks.matching(text) { $0.name }
    /// ```
    public func matching(_ text: String, title: (Element) -> String) -> [Element] {
        let pattern = FilterPattern(text)
        let found = filter { pattern.isFound(in: title($0)) }
        return found.isEmpty ? filter { pattern.inOrder.isFound(in: title($0)) } : found
    }
}

extension UnsafeBufferPointer<UInt8> {
    /// True if a scalar begins at `offset`.
    fileprivate func isScalar(at offset: Int) -> Bool { self[offset] & 0xC0 != 0x80 }

    /// The base letter at `offset`, and the number of its bytes.
    @inline(__always)
    fileprivate func letter(at offset: Int) -> (UInt32, length: Int) {
        let byte = self[offset]
        if byte < 0x80 { return (byte.small, 1) }
        let length = byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4
        var value = UInt32(byte) & (0x7F >> UInt32(length))
        for next in 1..<length { value = value << 6 | UInt32(self[offset + next] & 0x3F) }
        return (BaseLetters.letter(value), length)
    }
}

extension UInt8 {
    /// The small letter of a byte of ASCII.
    fileprivate var small: UInt32 { UInt32(self &- 0x41 < 26 ? self | 0x20 : self) }
}
