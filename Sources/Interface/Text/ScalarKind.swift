/// The kind of a Unicode scalar on a terminal: it decides the columns it takes, and the scalars it
/// may follow.
///
/// The script that makes the tables knows the order of the cases.
enum ScalarKind: UInt8 {
    /// Never written unchanged: controls, bidi and other invisible formats, fillers, and unassigned
    /// scalars, whose width is not known.
    case hidden
    case narrow
    case wide
    /// A letter of a script in which a joiner changes the look.
    case joining
    /// A character that a selector makes a key: a digit, a star, a hash.
    case keycap
    /// Drawn over the character before it.
    case mark
    /// Belongs to the character before it, and takes a column.
    case spacingMark
    /// Belongs to the character after it.
    case prepended
    case leadingJamo
    case followingJamo
    case regional
    /// A skin tone.
    case modifier
    /// Text, or an emoji if a selector says so.
    case textEmoji
    case wideEmoji
    /// An emoji, or text if a selector says so.
    case varyingEmoji
    case selector
    case joiner
    case tag
}

extension ScalarKind {
    /// The columns that it takes if nothing beside it changes that.
    var columns: Int {
        switch self {
        case .mark, .followingJamo, .selector, .joiner, .tag, .hidden: 0
        case .wide, .leadingJamo, .modifier, .wideEmoji, .varyingEmoji: 2
        case .narrow, .joining, .keycap, .spacingMark, .prepended, .regional, .textEmoji: 1
        }
    }

    var isEmoji: Bool {
        switch self {
        case .textEmoji, .wideEmoji, .varyingEmoji: true
        case .hidden, .narrow, .wide, .joining, .keycap, .mark, .spacingMark, .prepended,
            .leadingJamo, .followingJamo, .regional, .modifier, .selector, .joiner, .tag:
            false
        }
    }

    /// True if it is printable and can stand alone.
    var isBase: Bool { columns > 0 && !isExtending }

    /// True if it belongs to the scalar before it, so that it must not begin a piece of text.
    var isExtending: Bool {
        switch self {
        case .mark, .spacingMark, .followingJamo, .modifier, .selector, .joiner, .tag: true
        case .hidden, .narrow, .wide, .joining, .keycap, .prepended, .leadingJamo, .regional,
            .textEmoji, .wideEmoji, .varyingEmoji:
            false
        }
    }

    /// True if it is drawn on the character before it, and so cannot stand alone.
    var needsSupport: Bool { self == .mark || self == .spacingMark }

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

    /// The probability that two neighbours are in one character.
    enum Bond {
        case never
        case always
        /// It depends on more than the two of them.
        case perhaps
    }

    func bond(to next: ScalarKind) -> Bond {
        if self == .hidden { return .never }
        switch next {
        case .mark, .spacingMark, .modifier, .selector, .joiner, .tag: return .always
        case .hidden: return .never
        case .narrow, .keycap, .prepended, .joining, .wide, .textEmoji, .wideEmoji, .varyingEmoji,
            .leadingJamo, .followingJamo, .regional:
            return self == .prepended || canJoin(next) ? .perhaps : .never
        }
    }

    private func canJoin(_ next: ScalarKind) -> Bool {
        switch next {
        case .joining: isExtending
        case .textEmoji, .wideEmoji, .varyingEmoji: self == .joiner
        case .wide, .leadingJamo: self == .leadingJamo
        case .followingJamo: self == .leadingJamo || self == .followingJamo || self == .wide
        case .regional: self == .regional
        case .narrow, .keycap, .prepended, .hidden, .mark, .spacingMark, .modifier, .selector,
            .joiner, .tag:
            false
        }
    }
}
