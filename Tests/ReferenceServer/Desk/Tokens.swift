/// The tokens with which a device proves its identity.
struct Tokens: Sendable {
    let access: String
    let refresh: String

    static func secret(_ kind: String) -> String {
        var random = SystemRandomNumberGenerator()
        let words = (1...4).map { _ in
            String(UInt64.random(in: .min ... .max, using: &random), radix: 36)
        }
        return "\(kind)-" + words.joined()
    }
}
