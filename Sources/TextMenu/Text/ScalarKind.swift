/// What a Unicode scalar is to a terminal: how many columns it takes, and what it may follow.
///
/// The order of the cases is known to the script that makes the tables.
enum ScalarKind: UInt8 {
    /// Never written as it is: controls, bidi and other invisible formats, fillers, what is not
    /// assigned and so has no known width.
    case hidden
    case narrow
    case wide
    /// A letter of a script in which a joiner changes what is seen.
    case joining
    /// What a selector makes a key: a digit, a star, a hash.
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
    /// What it takes where nothing beside it changes that.
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

    /// Whether it is printable and can stand alone.
    var isBase: Bool { columns > 0 && !isExtending }

    /// Whether it belongs to what is before it, so that it must not begin a piece of text.
    var isExtending: Bool {
        switch self {
        case .mark, .spacingMark, .followingJamo, .modifier, .selector, .joiner, .tag: true
        case .hidden, .narrow, .wide, .joining, .keycap, .prepended, .leadingJamo, .regional,
            .textEmoji, .wideEmoji, .varyingEmoji:
            false
        }
    }

    /// Whether it is drawn on the character before it, and so cannot stand alone.
    var needsSupport: Bool { self == .mark || self == .spacingMark }
}
