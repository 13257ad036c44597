/// Why a letter stands in no name.
package enum LetterFault: Hashable, Sendable {
    /// It looks like this one, and is another.
    case lookAlike(of: String)

    /// It is an accent, to be put over the letter before it.
    case unnormalised

    /// Nobody sees it.
    case invisible
    case notASCII
    case symbol
}
