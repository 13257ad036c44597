/// What kind of word is typed, for those who check it and those who complete it.
package enum ValueKind: Hashable, Sendable {
    case folder
    case file
    /// One of these.
    case choice([String])
    /// One of these, or another that is checked elsewhere.
    case suggestion([String])
    /// A screen of the sample app that has a router.
    case router
    /// A route that one of those knows.
    case route
    case text

    /// What there is to choose from; empty where anything may be typed.
    package var choices: [String] {
        if case .choice(let choices) = self { choices } else { [] }
    }
}
