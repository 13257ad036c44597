/// A random change of bytes.
package enum Mutation: CaseIterable {
    case flip, replace, insert, remove, cut, copy, exchange

    /// The bytes after one to four random mutations.
    package static func some(of bytes: [UInt8], using random: inout SplitMix) -> [UInt8] {
        (0..<Int.random(in: 1...4, using: &random)).reduce(bytes) { mutated, _ in
            let mutation = allCases.randomElement(using: &random) ?? .flip
            return mutated.isEmpty ? mutated : mutation.apply(to: mutated, using: &random)
        }
    }

    private func apply(to bytes: [UInt8], using random: inout SplitMix) -> [UInt8] {
        var bytes = bytes
        let place = Int.random(in: bytes.indices, using: &random)
        let part = place..<min(bytes.count, place + Int.random(in: 1...16, using: &random))
        switch self {
        case .flip: bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &random)
        case .replace: bytes[place] = Self.byte(using: &random)
        case .insert: bytes.insert(Self.byte(using: &random), at: place)
        case .remove: bytes.removeSubrange(part)
        case .cut: bytes.removeSubrange(place...)
        case .copy: bytes.insert(contentsOf: bytes[part], at: place)
        case .exchange: bytes.swapAt(place, Int.random(in: bytes.indices, using: &random))
        }
        return bytes
    }

    /// A random byte, often one with a special meaning.
    private static func byte(using random: inout SplitMix) -> UInt8 {
        let signs = Array(#"{}[]:,"\-.0129eEutfn$ "#.utf8)
        return Bool.random(using: &random)
            ? .random(in: 0...255, using: &random) : signs.randomElement(using: &random) ?? 0
    }
}
