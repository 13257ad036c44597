/// What has come of a sequence that began with CSI or SS3.
///
/// It takes the same memory however long the sequence is.
struct ControlSequence {
    enum Introducer {
        case csi
        case ss3
    }

    let introducer: Introducer
    /// An escape stood before the introducer: rxvt says Alt in this way.
    let isAlt: Bool
    private(set) var prefix: UInt8 = 0
    private(set) var intermediate: UInt8 = 0
    private(set) var first = 0
    private(set) var second = 0
    private(set) var third = 0
    /// The kind of event after the modifiers, as in `1:3`, which says that a key was let go.
    private(set) var event = 0
    /// How many parameters there are, the last one being perhaps empty.
    private(set) var count = 1
    private(set) var isFresh = true
    /// It is not of the form of a sequence, or longer than any that is known.
    private(set) var isStrange = false
    private var part = 0
    private var length = 0

    init(_ introducer: Introducer, isAlt: Bool) {
        self.introducer = introducer
        self.isAlt = isAlt
    }

    var modifiers: KeyModifiers {
        KeyModifiers(parameter: second).union(isAlt ? .alt : [])
    }

    /// Takes a byte that does not end the sequence: 0x20 to 0x3F.
    mutating func take(_ byte: UInt8) {
        length = min(length + 1, 1_000)
        if length > 64 || intermediate != 0 && byte > 0x2F { isStrange = true }
        switch byte {
        case 0x20...0x2F: intermediate = byte
        case 0x30...0x39: add(Int(byte) - 0x30)
        case UInt8(ascii: ":"): part = min(part + 1, 10)
        case UInt8(ascii: ";"): (count, part) = (min(count + 1, 10), 0)
        default: if isFresh { prefix = byte } else { isStrange = true }
        }
        isFresh = false
    }

    private mutating func add(_ digit: Int) {
        switch (count, part) {
        case (1, 0): first = min(first * 10 + digit, 10_000_000)
        case (2, 0): second = min(second * 10 + digit, 10_000_000)
        case (3, 0): third = min(third * 10 + digit, 10_000_000)
        case (2, 1): event = min(event * 10 + digit, 10_000_000)
        default: break
        }
    }
}
