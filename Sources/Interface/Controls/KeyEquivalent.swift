/// The key of a button or an action on the full screen: a letter or a sign, alone or with the
/// control key.
///
/// ```swift
/// let reply = Button("Reply", key: "r")
/// let send = Button("Send", key: .control("t"))
/// ```
///
/// On a screen where a text can be typed, a key needs the control key. No two keys of a screen may
/// be equal, and none may be a key of the front end, such as `q`.
public struct KeyEquivalent: Hashable, Sendable {
    /// The letter or the sign. With the control key, it is a small letter.
    public let scalar: Unicode.Scalar

    /// True if the control key is held down.
    public let hasControl: Bool

    /// The key of a letter together with the control key. Traps if it is not one of `a` to `z`.
    public static func control(_ letter: Unicode.Scalar) -> KeyEquivalent {
        precondition(("a"..."z").contains(letter), "'\(letter)' is not a small letter, a to z")
        return KeyEquivalent(scalar: letter, hasControl: true)
    }
}

extension KeyEquivalent: ExpressibleByUnicodeScalarLiteral {
    /// The key that types this letter or sign: `"r"`.
    public init(unicodeScalarLiteral scalar: Unicode.Scalar) {
        self.init(scalar: scalar, hasControl: false)
    }
}

extension KeyEquivalent: CustomStringConvertible {
    /// The name of the key for users: `r`, or `^R` with the control key.
    public var description: String {
        hasControl ? "^\(scalar.properties.uppercaseMapping)" : "\(scalar)"
    }
}
