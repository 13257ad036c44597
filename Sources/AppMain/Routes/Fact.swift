import Screens
import Wayline

/// A fact that a router reads, and the way to state it.
@MainActor
package struct Fact {
    package let key: SettingKey
    private let state: (StatedFacts, String) -> Void

    private init(
        _ name: String, _ kind: SettingKey.Kind, _ state: @escaping (StatedFacts, String) -> Void
    ) {
        key = SettingKey(name, kind)
        self.state = state
    }

    /// Sets the fact in `facts` to `text`, a value that the key allows.
    func state(_ text: String, in facts: StatedFacts) {
        state(facts, text)
    }

    private static func text(
        _ name: String, _ path: ReferenceWritableKeyPath<StatedFacts, String>
    ) -> Fact {
        Fact(name, .text) { $0[keyPath: path] = $1 }
    }

    private static func flag(
        _ name: String, _ path: ReferenceWritableKeyPath<StatedFacts, Bool>
    ) -> Fact {
        Fact(name, .choice(["true", "false"])) { $0[keyPath: path] = $1 == "true" }
    }

    static let status = Fact("status", .choice(AccountStatus.allCases.map(\.rawValue))) {
        $0.status = AccountStatus(rawValue: $1)
    }
    static let failure = Fact("failure", .text) { $0.failure = $1 }
    static let name = text("name", \.typedName)
    static let email = text("email", \.typedEmail)
    static let complete = flag("complete", \.isComplete)
    static let open = flag("open", \.isOpen)
    static let sent = flag("sent", \.isSent)
    static let loggedOut = flag("logged-out", \.isLoggedOut)
    static let person = Fact("person", .number) { $0.person = Int($1) }
    static let articlesError = text("error", \.fault)
    static let period = Fact("period", .choice(Period.allCases.map { "\($0)" })) { facts, name in
        let period = Period.allCases.first { "\($0)" == name }
        if let period { facts.filter.period = period }
    }
    static let section = Fact("section", .text) { $0.filter.section = $1 }
    static let requestError = Fact("error", .choice(ProfileError.samples.map(\.name))) {
        facts, name in
        facts.error = ProfileError.samples.first { $0.name == name }?.error
    }
}
