/// Secrets that the app makes up, by the system's random numbers.
enum RandomSecret {
    /// Letters and digits that are not taken for each other: a 0 is never an O.
    private static let alphabet = Array("0123456789ABCDEFGHJKMNPQRSTVWXYZ")
    private static let hexadecimal = Array("0123456789abcdef")

    /// For machines: 256 bits.
    static func token() -> String {
        text(of: hexadecimal, length: 64)
    }

    /// What a token is found by. It is no secret.
    static func identifier() -> String {
        text(of: hexadecimal, length: 32)
    }

    /// For people: 50 bits, e.g. "7KQ2M-X0V9T".
    static func code() -> String {
        text(of: alphabet, length: 5) + "-" + text(of: alphabet, length: 5)
    }

    /// A code as it is hashed, of a code as it is typed.
    static func normalised(code: String) -> String {
        let similar: [Character: Character] = ["O": "0", "I": "1", "L": "1"]
        return String(code.uppercased().map { similar[$0] ?? $0 }.filter(alphabet.contains))
    }

    private static func text(of alphabet: [Character], length: Int) -> String {
        var random = SystemRandomNumberGenerator()
        return String(
            (0..<length).map { _ in alphabet[Int.random(in: alphabet.indices, using: &random)] })
    }
}
