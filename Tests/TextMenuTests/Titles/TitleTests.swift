import Binding
import Coordination
import ScreenSupport
import TextMenu
import WaylineApplication
import WaylineInterface
import WaylineRouting
import XCTest

/// Titles and badges that change while they are shown.
@MainActor
final class TitleTests: XCTestCase {
    /// A change, and the rows that are different then.
    private struct Step {
        let change: @MainActor (PostCoordinator) -> Void
        let full: [String]
        let plain: String
        let headless: String
    }

    private let steps = [
        Step(
            change: { $0.letter.title.value = "From An" },
            full: ["   Wayline › Letters › From An", "   Letters   Parcels"],
            plain: "\nFrom An\nLetters > From An\n",
            headless: "From An\nLetters > From An\nLetters, tab, selected\nParcels, tab"),
        Step(
            change: { $0.letters.title.value = "Inbox" },
            full: ["   Wayline › Inbox › From An", "   Inbox   Parcels"],
            plain: "\nFrom An\nInbox > From An\n\n  Tabs: Inbox; Parcels. Type t and a name.\n",
            headless: "From An\nInbox > From An\nInbox, tab, selected\nParcels, tab"),
        Step(
            change: { $0.parcels.badge.value = "3" },
            full: ["   Wayline › Inbox › From An", "   Inbox   Parcels (3)"],
            plain: "\n  Tabs: Inbox; Parcels, 3. Type t and a name.\n",
            headless: "From An\nInbox > From An\nInbox, tab, selected\nParcels, 3, tab"),
        Step(
            change: { $0.parcels.badge.value = "" },
            full: ["   Wayline › Inbox › From An", "   Inbox   Parcels"],
            plain: "\n  Tabs: Inbox; Parcels. Type t and a name.\n",
            headless: "From An\nInbox > From An\nInbox, tab, selected\nParcels, tab"),
        Step(
            change: { $0.letter.title.value = "From An" },
            full: ["   Wayline › Inbox › From An", "   Inbox   Parcels"],
            plain: "\nNothing has changed: type b, q or ? for help.\n",
            headless: "From An\nInbox > From An\nInbox, tab, selected\nParcels, tab"),
    ]

    func testAllFrontEndsShowATitleOrABadgeThatChanges() async throws {
        let post = PostCoordinator()
        let stage = try Stage(post)
        let app = FlowDriver(stage.navigator)
        stage.navigator.go(.push("letter"))
        stage.turn()
        for step in steps {
            step.change(post)
            XCTAssertEqual(app.text, step.headless)
            stage.turn()
            stage.expectTrue()
            let rows = stage.glass.text.split(separator: "\n").map(String.init)
            XCTAssertEqual(Array(rows.prefix(2)), step.full)
        }
    }

    func testPlainLinesPrintATitleOrABadgeThatChangesAtTheNextPrompt() async throws {
        let post = PostCoordinator()
        let talk = try PlainTalk(
            post, steps.map { step in PlainTalk.Line.after("") { step.change(post) } })
        talk.navigator.go(.push("letter"))
        await talk.run()
        let answers = talk.written.split(separator: "«»").dropFirst()
        let texts = answers.compactMap { $0.split(separator: "\nChoose b, q").first }
        XCTAssertEqual(texts.map(String.init), steps.map(\.plain))
    }

    func testAChangedTitleDoesNotRefuseWhatTheUserTyped() async throws {
        let toggle = Toggle("Read")
        let post = PostCoordinator([toggle])
        let talk = try PlainTalk(post, [.after("1") { post.letter.title.value = "From An" }, "q"])
        talk.navigator.go(.push("letter"))
        await talk.run()
        XCTAssertTrue(toggle.isOn)
        XCTAssertTrue(
            talk.written(after: "«1»").hasPrefix(
                "\nFrom An\nLetters > From An\n\n  1. Read, switch: on\n\nChoose"), talk.written)
    }

    func testPlainLinesPrintATitleThatChangesDuringWork() async throws {
        let (button, door) = (Button("Load"), Door())
        let post = PostCoordinator([button])
        button.onTap(self) { _ in
            await door.pass()
            post.letter.title.value = "Loading"
            await door.pass()
        }
        let talk = try PlainTalk(post, ["1", "q"])
        talk.navigator.go(.push("letter"))
        Task {
            for title in ["\nLetter\n", "\nLoading\n"] {
                while !door.isWaitedFor || !talk.written.contains(title) { await Task.yield() }
                door.open()
            }
        }
        await talk.run()
        XCTAssertEqual(
            talk.written(after: "«1»"),
            "\nLoading\nLetters > Loading\n\nChoose 1, or ? for help: «q»")
    }

    func testATabIsChosenByItsTitleWithoutTheBadge() async throws {
        let post = PostCoordinator()
        post.parcels.badge.value = "3"
        let app = try FlowDriver(post)
        try await app.choose("Parcels")
        XCTAssertEqual(app.path, ["parcels"])
        let talk = try PlainTalk(post, ["t Parcels", "q"])
        await talk.run()
        XCTAssertEqual(talk.navigator.state.path, ["parcels"])
    }

    func testATitleIsDrawnTogetherWithAControlThatChanges() async throws {
        let label = Label("Empty.")
        let button = Button("Fill")
        let post = PostCoordinator([label, button])
        button.onTap(self) { _ in
            label.text = "Full."
            post.letter.title.value = "From An"
        }
        let stage = try Stage(post)
        stage.navigator.go(.push("letter"))
        stage.turn()
        stage.press(.enter)
        XCTAssertNotNil(stage.line(with: "Full."))
        XCTAssertNotNil(stage.line(with: "› From An"))
        stage.expectTrue()
    }

    func testAKeyReadsNoTitle() async throws {
        let post = PostCoordinator([Button("Write"), Button("Send")])
        let stage = try Stage(post)
        stage.navigator.go(.push("letter"))
        stage.turn()
        let titles = [post.letters, post.parcels, post.letter]
        let before = titles.map(\.computations)
        stage.press(.down, .up, .down)
        XCTAssertEqual(titles.map(\.computations), before)
    }

    func testATitleThatIsShownIsComputedOncePerChange() async throws {
        let post = PostCoordinator()
        let stage = try Stage(post)
        let before = post.letters.computations
        post.letters.title.value = "Inbox"
        stage.turn()
        XCTAssertEqual(post.letters.computations, before + 1)
    }

    func testNothingIsObservedAfterTheScreenHasLeft() async throws {
        let post = PostCoordinator()
        let stage = try Stage(post)
        let app = FlowDriver(stage.navigator)
        stage.navigator.go(.push("letter"))
        XCTAssertTrue(app.text.hasPrefix("Letter\n"), app.text)
        XCTAssertNotNil(post.letter.view)
        stage.navigator.send(.back)
        let computations = post.letter.computations
        post.letter.title.value = "Gone"
        XCTAssertEqual(post.letter.computations, computations)
        XCTAssertNil(post.letter.view)
        XCTAssertEqual(stage.navigator.findLeaks(), [])
    }

    func testPlainLinesObserveNothingAfterTheScreenHasLeft() async throws {
        let post = PostCoordinator()
        var computations = 0
        let lines: [PlainTalk.Line] = [
            "b", .after("") { computations = post.letter.computations },
            .after("q") { post.letter.title.value = "Gone" },
        ]
        let talk = try PlainTalk(post, lines)
        talk.navigator.go(.push("letter"))
        await talk.run()
        XCTAssertEqual(post.letter.computations, computations)
        XCTAssertNil(post.letter.view)
        XCTAssertEqual(talk.navigator.findLeaks(), [])
    }
}
