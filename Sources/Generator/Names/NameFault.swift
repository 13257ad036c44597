/// What is wrong with a name; `better` is one that would do.
package enum NameFault: Hashable, Sendable {
    case empty
    case tooLong(count: Int)

    /// Words that are too long with what stands between them.
    case tooManyWords(count: Int)
    case path(better: String)
    case leadingDigit
    case lowerCase(better: String)

    /// Words told apart by a sign, as in `order_history`.
    case separator(String, better: String)

    /// A letter that is not from A to Z, or stranger.
    case letter(Unicode.Scalar, LetterFault, better: String)

    /// What the generator adds by itself, as `View`.
    case ending(String, better: String)
    case keyword(String)

    /// A member that a type has already, and that would be declared.
    case member(String, of: String)

    case module

    /// A child that is asked for twice.
    case repeated(String)

    /// A route's name in other letters than those of routes.
    case kebab(better: String)

    /// What would be declared is declared already.
    case clash(NameClash)
}
