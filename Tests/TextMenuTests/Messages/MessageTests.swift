import Binding
import Coordination
import ScreenSupport
import TextMenu
import WaylineApplication
import WaylineInterface
import WaylineRouting
import XCTest

/// The user reads a sentence for users when a request was not carried out.
@MainActor
final class MessageTests: XCTestCase {
    /// A request, and what each front end shows afterwards.
    private struct Kind {
        let message: String?
        let request: @MainActor (Navigator, FixedCoordinator) async -> Void

        init(
            _ message: String?, _ request: @escaping @MainActor (Navigator) -> Void
        ) {
            self.message = message
            self.request = { navigator, _ in request(navigator) }
        }

        init(
            with message: String?,
            _ request: @escaping @MainActor (Navigator, FixedCoordinator) async -> Void
        ) {
            self.message = message
            self.request = request
        }
    }

    private let kinds = [
        Kind("This link leads nowhere.") { $0.open("app://sky") },
        Kind("There is nowhere to go back to.") { $0.send(.back) },
        Kind("This screen cannot be shown.") { $0.send(.perform("sky")) },
        Kind("This is not possible now.") { $0.send(.answer("Perhaps")) },
        Kind("Not today.") { $0.send(.perform("stay")) },
        Kind("Not yet.") { navigator in
            navigator.go(.push("next"))
            navigator.send(.back)
        },
        Kind(with: "Your session is over.") { navigator, coordinator in
            navigator.go(.push("members"))
            coordinator.isMember.value = false
        },
        Kind(with: nil) { navigator, coordinator in
            let attempt = navigator.go(.push("slow"))
            while !coordinator.door.isWaitedFor { await Task.yield() }
            attempt.cancel()
            coordinator.door.open()
        },
    ]

    func testAFullScreenShowsASentenceForUsers() async throws {
        for kind in kinds { try await assertMessage(kind) { try await self.fullScreen($0) } }
    }

    func testPlainLinesPrintASentenceForUsers() async throws {
        for kind in kinds { try await assertMessage(kind) { try await self.plainLines($0) } }
    }

    func testADriverHasTheSentenceForUsers() async throws {
        for kind in kinds { try await assertMessage(kind) { try await self.driver($0) } }
    }

    func testNoTextForDevelopersReachesAFrontEnd() async throws {
        for error in try RoutingError.samples() {
            let kind = Kind(error.message(in: .english)) { $0.faults.send(error) }
            XCTAssertNotEqual(kind.message, "\(error)")
            try await assertMessage(kind) { try await self.fullScreen($0) }
            try await assertMessage(kind) { try await self.plainLines($0) }
            try await assertMessage(kind) { try await self.driver($0) }
        }
    }

    func testALongSentenceIsShownWhole() async throws {
        let long = Array(repeating: "nowhere", count: 20).joined(separator: " ") + " at all"
        let wording = Wording(["This link leads nowhere.": long])
        let navigator = try Navigator(FixedCoordinator([]))
        let screen = FullScreen(navigator, name: "Wayline", wording: { wording })
        navigator.open("app://sky")
        XCTAssertTrue(screen.text.contains(" at all\n"), screen.text)
    }

    func testTheSentencesAreInTheLanguageOfTheWording() async throws {
        let wording = Wording(["This link leads nowhere.": "Liên kết này không dẫn tới đâu."])
        let navigator = try Navigator(FixedCoordinator([]))
        let screen = FullScreen(navigator, name: "Wayline", wording: { wording })
        navigator.open("app://sky")
        XCTAssertTrue(screen.text.contains("\n   Liên kết này không dẫn tới đâu.\n"), screen.text)
        let talk = try PlainTalk(FixedCoordinator([]), [])
        talk.linesLeft = [.after("l") { talk.navigator.open("app://sky") }]
        await talk.run(in: wording)
        XCTAssertTrue(
            talk.written(after: "«l»").hasPrefix("\nLiên kết này không dẫn tới đâu.\n"),
            talk.written)
    }

    private func assertMessage(
        _ kind: Kind, in frontEnd: (Kind) async throws -> String
    ) async throws {
        let text = try await frontEnd(kind)
        XCTAssertEqual(text, kind.message ?? "")
    }

    private func makeCoordinator() -> FixedCoordinator {
        let coordinator = FixedCoordinator([])
        coordinator.mayLeave = false
        return coordinator
    }

    /// The row above the rule over the keys.
    private func fullScreen(_ kind: Kind) async throws -> String {
        let coordinator = makeCoordinator()
        let stage = try Stage(coordinator)
        await kind.request(stage.navigator, coordinator)
        stage.turn()
        let row = stage.glass.text.split(separator: "\n", omittingEmptySubsequences: false)[21]
        return String(row.drop { $0 == " " })
    }

    /// The lines between the answer and the next question, without the whole screen.
    private func plainLines(_ kind: Kind) async throws -> String {
        let coordinator = makeCoordinator()
        let talk = try PlainTalk(coordinator, [])
        talk.linesLeft = [.after("l") { await kind.request(talk.navigator, coordinator) }]
        await talk.run()
        let answer =
            talk.written(after: "«l»").split(separator: "\n\n").first.map(String.init) ?? ""
        let text = answer.drop(while: \.isNewline)
        return text == "First" ? "" : String(text)
    }

    private func driver(_ kind: Kind) async throws -> String {
        let coordinator = makeCoordinator()
        let app = try FlowDriver(coordinator)
        await kind.request(app.navigator, coordinator)
        XCTAssertFalse(app.text.contains("'"), app.text)
        return app.message ?? ""
    }
}

extension RoutingError {
    /// An error of each case.
    fileprivate static func samples() throws -> [RoutingError] {
        let link = try Link(parsing: "app://sky")
        return cases + [
            .unreadableLink(try XCTUnwrap(unreadable)),
            .unmatchedLink(.otherScheme(link, expected: "shop")),
            .unmatchedLink(.unmatched(link, nearest: nil)),
        ]
    }

    private static var unreadable: LinkError? {
        do throws(LinkError) {
            _ = try Link(parsing: "sky")
            return nil
        } catch {
            return error
        }
    }

    private static let cases: [RoutingError] = [
        .unknownRoute("sky", known: ["first"]), .lastScreen("first"),
        .notInStack("sky", stack: ["first"]), .noWayBack(to: 7), .nothingToDismiss,
        .rootCannotFinish("app"), .unknownTab("sky", known: []), .emptyStack,
        .tooManyFlows(limit: 3), .invalidParameters("sky", .unnamed(given: "7")),
        .couldNotMake("sky", because: "It is too high."), .guarded("sky", because: "Not yet."),
        .redirectLoop(["sky", "first"]), .calledOff("sky"), .cancelled,
        .runaway(["sky"], limit: 100), .unknownAnswer("Perhaps", known: []),
        .noLinks("app://sky"), .unusableKey("r", of: "Reply", because: ""),
    ]
}
