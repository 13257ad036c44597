/// A word, a text or a sign of a Swift source.
struct SwiftToken {
    enum Kind {
        /// A name or a keyword, also in backticks.
        case word
        /// What stands between quotation marks.
        case text
        case sign(UInt8)
    }

    let kind: Kind

    /// Where it stands, without quotation marks and backticks.
    let bytes: Range<Int>
}
