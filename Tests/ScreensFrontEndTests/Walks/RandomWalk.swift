import SampleSupport
import TestSupport
import TextMenu
import Wayline

@testable import Screens

/// A run of the app on services in memory, which random inputs use through all front ends at once.
///
/// In every other run the services take a second of the clock. Plain lines wait for such work and
/// print its progress, so they have no part in these runs, nor while the user is asked a question.
@MainActor
final class RandomWalk {
    /// The bytes that each front end has shown.
    @MainActor
    final class Shown {
        var screen: [UInt8] = []
        var lines = ""
        var texts = ""
    }

    private let driver: FlowDriver
    private let screen: FullScreen
    private let plain: PlainFrontEnd
    private let lines = LineFeed()
    private let drawing = TestScheduler()
    private let isSlow: Bool
    private var random: SplitMix
    private let shown = Shown()

    init(seed: UInt64) throws {
        var random = SplitMix(seed: seed)
        let status = AccountStatus.allCases.randomElement(using: &random) ?? .valid
        let (isSlow, shown, lines) = (Bool.random(using: &random), shown, lines)
        let app = App.wayline { context in
            AppEnvironment(
                services: Self.services(for: status, context.clock, isSlow: isSlow),
                clock: context.clock)
        }
        var options = LaunchOptions()
        options.navigator.findsLeaks = false
        driver = try FlowDriver(app, options)
        screen = FullScreen(
            driver.navigator, name: "Wayline", columns: 60, rows: 16,
            clock: AnyScheduler(drawing), write: { shown.screen += $0 })
        plain = PlainFrontEnd(
            input: { _ in await lines.next() }, output: { shown.lines += $0 },
            scheduler: AnyScheduler(TestScheduler()))
        self.isSlow = isSlow
        self.random = random
    }

    private static func services(
        for status: AccountStatus, _ clock: AnyScheduler, isSlow: Bool
    ) -> Services {
        let accounts = AccountServiceStub(clock: clock)
        let articles = StubArticles(clock: clock)
        let people = PeopleStub(clock: clock)
        accounts.session = .sample(status)
        if isSlow {
            (accounts.delay, articles.delay) = (1, 1)
            people.delays = [.profile(1): 1, .friends(4): 1, .photos(7): 1]
        }
        return Services(accounts: accounts, articles: articles, profiles: people)
    }

    /// Takes this many random steps, each in a random front end, and returns what was shown.
    func take(_ steps: Int) async throws -> Shown {
        let session = Task { [plain, driver, isSlow] in
            if !isSlow { await plain.run(driver.navigator) }
        }
        try await settle()
        for _ in 0..<steps {
            try await takeStep()
            try await settle()
            drawing.advance(by: .milliseconds(100))
            shown.texts += driver.text + "\n"
        }
        lines.end()
        await session.value
        return shown
    }

    private func takeStep() async throws {
        let takesLines = !isSlow && driver.navigator.question == nil
        switch Int.random(in: 0..<(takesLines ? 3 : 2), using: &random) {
        case 0:
            var steps = random
            try await driver.takeRandomStep(&steps)
            random = steps
        case 1: screen.type(RandomSteps.element(of: RandomSteps.keys, &random))
        default: lines.send(RandomSteps.line(&random))
        }
    }

    /// Waits for the work of the app, and until the plain front end asks for a line.
    private func settle() async throws {
        try await driver.wait()
        if !isSlow { try await driver.wait { lines.isAsked || driver.navigator.isOver } }
    }
}

/// The lines that a user types into plain lines.
@MainActor
final class LineFeed {
    private var asker: CheckedContinuation<String?, Never>?
    private var isOver = false

    /// True if the front end waits for a line.
    var isAsked: Bool { asker != nil }

    func next() async -> String? {
        isOver ? nil : await withCheckedContinuation { asker = $0 }
    }

    func send(_ line: String) {
        asker.take()?.resume(returning: line)
    }

    func end() {
        isOver = true
        asker.take()?.resume(returning: nil)
    }
}

extension RandomSteps {
    fileprivate static let keys = [
        "\u{1B}[A", "\u{1B}[B", "\u{1B}[B", "\u{1B}[C", "\u{1B}[D", "\t", "\r", "\r", "\u{1B}", "1",
        "2", "?", " ", "a", "\u{15}",
    ]
    private static let lines = [
        "b", "w", "+", "-", "?", ".", "t 2", "t articles", "/the", "2.1", "",
    ]

    /// A line in plain lines: a number, a command or a text.
    fileprivate static func line(_ random: inout SplitMix) -> String {
        switch Int.random(in: 0..<8, using: &random) {
        case 0: element(of: texts, &random)
        case 1...3: element(of: lines, &random)
        default: "\(Int.random(in: 1...9, using: &random))"
        }
    }
}
