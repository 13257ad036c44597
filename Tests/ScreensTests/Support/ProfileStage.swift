import SampleSupport
import Wayline

@testable import Screens

/// The app on stubs, with the first of three people logged in.
@MainActor
final class ProfileStage {
    let clock = TestScheduler()
    let people: PeopleStub
    let accounts: AccountServiceStub
    let environment: AppEnvironment
    let app: FlowDriver
    private let run: AppRun

    /// Creates a stage. `prepare` runs before Home is entered.
    init(
        in language: Language = .english, _ prepare: (PeopleStub) -> Void = { _ in }
    ) async throws {
        people = PeopleStub(clock: clock)
        accounts = AccountServiceStub(clock: AnyScheduler(clock))
        prepare(people)
        environment = AppEnvironment(
            services: Services(accounts: accounts, articles: StubArticles(), profiles: people),
            language: language, clock: AnyScheduler(clock))
        run = try await AppRun(environment, language: language, clock: clock)
        app = run.driver
        try await app.wait { self.app.path == ["home"] }
    }

    /// Goes to the user's own profile, and waits for all answers that are not delayed.
    func goToProfile() async throws {
        try await app.choose("Profile")
        let late = people.delays.keys.count { PeopleQuestion.all(of: 1).contains($0) }
        try await app.wait {
            self.app.text.ranges(of: "Loading").count <= late
        }
    }

    /// Goes to the profile of Dung, who is a friend of a friend.
    func goToStranger() async throws {
        try await goToProfile()
        try await app.choose("An Pham, Draws maps")
        try await app.choose("Dung Bui")
    }

    /// Ends the session, which takes the user away from any screen. Returns the objects that are
    /// still alive.
    func leave() async throws -> [Leak] {
        environment.session.current.value = nil
        environment.session.expired.send()
        try await app.advance(by: .seconds(60))
        return app.navigator.findLeaks()
    }
}
