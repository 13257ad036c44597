import SampleSupport
import ScreenPictures
import ServiceContract
import TextMenu
import Wayline

@testable import Screens

/// The app on a full screen, used with keys.
@MainActor
final class Tour {
    private static let columns = 70
    private let stage: AppStage
    private let run: AppRun
    private let screen: FullScreen

    /// Creates a walk that begins at the login, or at a link. Accounts, articles and letters
    /// replace those of the app.
    init(
        link: String? = nil, accounts: (any AccountService)? = nil,
        articles: (any ArticleService)? = nil, letters: (any LetterBox)? = nil
    ) async throws {
        stage = try AppStage()
        let services = stage.home.services()
        let environment = AppEnvironment(
            services: Services(
                accounts: accounts ?? services.accounts, articles: articles ?? services.articles,
                profiles: services.profiles),
            letters: letters ?? stage.home.postbox, clock: AnyScheduler(stage.clock))
        run = try await AppRun(environment, clock: stage.clock, link: link)
        screen = FullScreen(
            run.app.navigator, name: "Wayline", columns: Self.columns, rows: 40
        ) {
            environment.words.ofFrontEnds
        }
    }

    /// The screen on a terminal of this many rows.
    func picture(rows: Int) -> String {
        screen.resize(columns: Self.columns, rows: rows)
        return screen.text
    }

    /// The screen on terminals of 40, 80 and 160 columns, as low as its content allows.
    var frames: [Frame] {
        [40, 80, 160].map { screen.frame(columns: $0, rows: 12...20) }
    }

    /// Presses the keys that `text` stands for on a terminal, and waits for the work that this
    /// starts.
    func press(_ text: String) async throws {
        screen.type(text)
        try await run.driver.advance(by: .milliseconds(300))
    }

    /// Goes to a control, or presses the keys of `text` on it.
    func press(_ text: String = "", on label: String) async throws {
        let controls = Page(of: run.app.navigator).controls.filter(\.canHaveFocus)
        guard let index = controls.firstIndex(where: { ($0.spokenLabel ?? $0.label) == label })
        else {
            throw StepError(label: label)
        }
        screen.type(String(repeating: "\u{1B}[A", count: 40))
        screen.type(String(repeating: "\t", count: index))
        try await press(text)
    }

    func logIn(as user: Sample) async throws {
        try await press(user.email, on: "Email")
        try await press(user.password + "\r", on: "Password")
    }

    /// Opens these articles one after the other, from Home and back.
    func read(_ articles: String...) async throws {
        let (nextTab, previousTab, clear, back) = ("]", "[", "\u{15}", "\u{1B}")
        for article in articles {
            try await press(nextTab)
            try await press(clear + article, on: "Search")
            try await press("\r", on: "Articles")
            try await press(back)
            try await press(previousTab)
        }
    }
}
