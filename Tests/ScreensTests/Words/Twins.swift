import SampleSupport
import ServiceContract
import Wayline

@testable import Screens

/// The same app in English and in Vietnamese, with the same actions in both.
@MainActor
final class Twins {
    private let english: AppRun
    private let vietnamese: AppRun

    /// The texts that are the same in both.
    private(set) var alike: Set<String> = []

    /// The screens on which one app has more texts than the other.
    private(set) var uneven: [[RouteName]] = []

    /// The screens that were seen.
    private(set) var seen: Set<RouteName> = []

    init() async throws {
        english = try await AppStage().run(language: .english)
        vietnamese = try await AppStage().run(language: .vietnamese)
        try await compare()
    }

    func choose(_ name: String) async throws {
        let other = counterpart(of: name)
        try await both { try await $0.choose($1 ? name : other) }
    }

    func type(_ text: String, into name: String) async throws {
        let other = counterpart(of: name)
        try await both { try await $0.type(text, into: $1 ? name : other) }
    }

    func choose(_ option: String, in name: String) async throws {
        let (otherOption, other) = (counterpart(of: option), counterpart(of: name))
        try await both {
            try await $0.choose($1 ? option : otherOption, in: $1 ? name : other)
        }
    }

    func back() async throws { try await both { app, _ in try await app.back() } }

    func open(_ link: String) async throws { try await both { app, _ in try await app.open(link) } }

    func advance(by time: Duration) async throws {
        try await both { app, _ in try await app.advance(by: time) }
    }

    func logIn(_ user: Sample) async throws {
        try await type(user.email, into: "Email")
        try await type(user.password, into: "Password")
        try await choose("Log in")
    }

    /// The Vietnamese name of the English `name`. Names of data are the same.
    private func counterpart(of name: String) -> String {
        let names = Page(of: english.driver.navigator).words
        let others = Page(of: vietnamese.driver.navigator).words
        return zip(names, others).first { $0.0 == name }?.1 ?? name
    }

    /// Does the same in both. The argument of `action` is true for the English app.
    private func both(_ action: (FlowDriver, Bool) async throws -> Void) async throws {
        try await action(english.driver, true)
        try await action(vietnamese.driver, false)
        try await compare()
    }

    private func compare() async throws {
        for driver in [english.driver, vietnamese.driver] {
            try await driver.wait { !driver.text.contains(": working") }
        }
        let words = Page(of: english.driver.navigator).words
        let others = Page(of: vietnamese.driver.navigator).words
        if words.count != others.count { uneven.append(english.driver.path) }
        alike.formUnion(zip(words, others).lazy.filter { $0 == $1 }.map { $0.0 })
        seen.formUnion(english.driver.path)
    }
}
