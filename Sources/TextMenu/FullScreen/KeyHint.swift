/// A key that works now, and what it does.
struct KeyHint: Equatable, Sendable {
    let key: String
    let action: String

    init(_ key: String, _ action: String) {
        self.key = key
        self.action = action
    }
}
