/// Two options that cannot both be meant.
package struct Contradiction: Hashable, Sendable {
    let first: Option
    let second: Option

    /// Why, as a sentence goes on after a colon.
    let reason: String

    static let all = [
        Contradiction(
            first: .binding, second: .template, reason: "a template decides about bindings itself"),
        Contradiction(
            first: .diff, second: .json, reason: "a diff is for people, JSON for programs"),
        Contradiction(first: .plain, second: .script, reason: "a script shows no screen"),
    ]
}
