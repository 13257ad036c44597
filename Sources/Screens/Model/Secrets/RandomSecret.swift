/// Makes secrets from random numbers.
struct RandomSecret: Sendable {
    /// Letters and digits that people do not confuse: there is a 0 and no O.
    private static let alphabet = Array("0123456789ABCDEFGHJKMNPQRSTVWXYZ")
    private static let hexadecimal = Array("0123456789abcdef")

    /// The numbers that the secrets are made from.
    let source: RandomSource

    /// Returns a secret of 256 bits, for machines.
    func token() -> String {
        text(of: Self.hexadecimal, length: 64)
    }

    /// Returns an identifier to find a token by. It is not a secret.
    func identifier() -> String {
        text(of: Self.hexadecimal, length: 32)
    }

    /// Returns a secret of 50 bits, for people, e.g. "7KQ2M-X0V9T".
    func code() -> String {
        text(of: Self.alphabet, length: 5) + "-" + text(of: Self.alphabet, length: 5)
    }

    /// Returns the form of a typed code in which it is hashed.
    static func normalised(code: String) -> String {
        let similar: [Character: Character] = ["O": "0", "I": "1", "L": "1"]
        return String(code.uppercased().map { similar[$0] ?? $0 }.filter(alphabet.contains))
    }

    private func text(of alphabet: [Character], length: Int) -> String {
        var random = source.generator
        return String(
            (0..<length).map { _ in alphabet[Int.random(in: alphabet.indices, using: &random)] })
    }
}
