import SampleSupport
import Wayline

@testable import Screens

/// Home, with An logged in and three articles.
@MainActor
final class HomeStage {
    let clock = TestScheduler()
    let articles: StubArticles
    let app: FlowDriver

    /// Begins on the home screen. The articles are loaded when their tab is first selected.
    init(
        restoring saved: [UInt8]? = nil, links: LinkTable<Transition>? = nil,
        prepare: (StubArticles) -> Void = { _ in }
    ) async throws {
        articles = StubArticles(clock: AnyScheduler(clock))
        prepare(articles)
        let environment = AppEnvironment(
            services: Services(
                accounts: FixedAccounts(), articles: articles, profiles: NoProfiles()),
            clock: AnyScheduler(clock))
        _ = try await environment.session.currentSession()
        app = try FlowDriver(
            HomeCoordinator(environment: environment), named: "app", links: links, clock: clock)
        if let saved { try app.navigator.restore(saved) }
        try await app.wait()
    }

    /// Goes to the list, and waits for everything that it loads.
    func goToArticles() async throws {
        try await app.choose("Articles")
        try await app.wait { !self.app.text.contains("Loading") }
    }

    /// The titles in the table that is shown.
    var rows: [String] {
        app.text.split(separator: "\n").map(String.init)
            .filter { $0.contains(", Section: ") }.map { String($0.prefix { $0 != "," }) }
    }
}
