extension ScalarKind {
    init(_ scalar: Unicode.Scalar) {
        switch scalar.value {
        case 0x20...0x7E: self = Self.kind(ofPrintable: scalar)
        case 0x4E00...0x9FFF, 0xAC00...0xD7A3: self = .wide
        case ...0xFFFF: self = Self.find(scalar, in: Self.basicPlane)
        default: self = Self.find(scalar, in: Self.otherPlanes)
        }
    }

    private static func kind(ofPrintable ascii: Unicode.Scalar) -> ScalarKind {
        switch ascii {
        case "0"..."9", "#", "*": .keycap
        default: .narrow
        }
    }

    /// The kind of the last entry that does not lie after the scalar.
    private static func find(_ scalar: Unicode.Scalar, in table: [UInt32]) -> ScalarKind {
        var low = 0
        var high = table.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if table[middle] >> 5 <= scalar.value { low = middle } else { high = middle }
        }
        return ScalarKind(rawValue: UInt8(table[low] & 31)) ?? .hidden
    }
}
