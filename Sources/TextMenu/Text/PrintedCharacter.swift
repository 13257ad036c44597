/// A character as it is shown: itself, or a notation where it must not reach a terminal.
package struct PrintedCharacter: Equatable, Sendable {
    package let text: Substring
    package let columns: Int
    /// Whether it stands in the text as it is shown.
    let isVerbatim: Bool
}
