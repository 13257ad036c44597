/// Small letters without marks, for searching and sorting: "d" for "Đ", "o" for "ồ", "е" for "Ё".
package enum BaseLetters {
    /// The value for a mark, such as a combining accent.
    package static let mark: UInt32 = 0

    private static let marks: ClosedRange<UInt32> = 0x300...0x36F

    /// The blocks of Latin, Greek and Cyrillic letters.
    private static let blocks: [Range<UInt32>] = [0x61..<0x530, 0x1E00..<0x2000]

    /// The letters whose names do not say that they have marks.
    private static let unnamed: [Unicode.Scalar: Unicode.Scalar] = [
        "ё": "е", "й": "и", "ї": "і", "ў": "у", "ѓ": "г", "ќ": "к", "ς": "σ",
        "\u{1FBE}": "ι",
    ]

    /// The letters of all scalars below U+2000.
    private static let table: [UInt32] = makeTable()

    /// Returns the base letter of a scalar.
    package static func letter(_ scalar: Unicode.Scalar) -> UInt32 { letter(scalar.value) }

    static func letter(_ value: UInt32) -> UInt32 {
        // Texts of ASCII need no table, which takes milliseconds to make.
        if value < 0x80 { return value &- 0x41 < 26 ? value | 0x20 : value }
        if value < 0x2000 { return table[Int(value)] }
        let small = Unicode.Scalar(value)?.small.value ?? value
        return small < 0x2000 ? table[Int(small)] : small
    }

    /// Returns whether all forms of the letter are known.
    static func isKnown(_ letter: UInt32) -> Bool {
        letter < 0x61 || blocks.contains { $0.contains(letter) }
    }

    /// Makes the table from names such as "LATIN SMALL LETTER O WITH CIRCUMFLEX AND GRAVE".
    private static func makeTable() -> [UInt32] {
        var (table, named) = ((0..<0x2000).map { UInt32($0) }, [String: UInt32]())
        var marked: [(UInt32, name: String)] = []
        for value in 0..<UInt32(table.count) {
            guard let small = Unicode.Scalar(value)?.small else { continue }
            table[Int(value)] = (unnamed[small] ?? small).value
            guard blocks.contains(where: { $0.contains(small.value) }) else { continue }
            let words = (small.properties.name ?? "").split(separator: " ")
            let name = words.prefix { $0 != "WITH" }
            if name.count < words.count {
                marked.append((value, name.joined(separator: " ")))
            } else {
                named[name.joined(separator: " ")] = small.value
            }
        }
        for (value, name) in marked { table[Int(value)] = named[name] ?? table[Int(value)] }
        for value in marks { table[Int(value)] = mark }
        return table
    }
}

extension Unicode.Scalar {
    /// The small letter, or the first scalar of its small form.
    fileprivate var small: Unicode.Scalar {
        guard properties.changesWhenLowercased else { return self }
        return properties.lowercaseMapping.unicodeScalars.first ?? self
    }
}
