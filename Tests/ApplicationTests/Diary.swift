import ScreenSupport
import Wayline

/// The users of the diary, and what a test sees of a run.
@MainActor
final class DiaryUsers {
    let current = Observable<String?>(nil)

    /// The screens that are held although they have left.
    var held: [AnyObject] = []

    var contexts: [AppContext] = []

    /// The door before the locked screen, at which a slow run waits.
    let door = Door()
    var isSlow = false

    init(_ user: String? = nil) {
        current.value = user
    }
}

/// An app with pages, and notes with drafts.
@MainActor
enum Diary {
    static func app(_ users: DiaryUsers = DiaryUsers()) -> App {
        App("Diary", links: table, user: { $0.users.current }) { context in
            DiaryCoordinator(users, context)
        }
        .languages([
            AppLanguage("en", "English"),
            AppLanguage("vi", "Tiếng Việt", wording: Wording(Self.vietnamese)),
        ])
    }

    private static let vietnamese = [
        "Quit": "Thoát", "There is nowhere to go back to.": "Không có chỗ nào để quay lại.",
    ]

    /// The options of a run that keeps its place in `store`.
    static func options(_ store: some PlaceStore) -> LaunchOptions {
        var options = LaunchOptions()
        options.store = store
        return options
    }

    /// Writes a text into a note, and ends the run.
    static func leaveNote(_ text: String, in store: some PlaceStore, of user: String?) async throws
    {
        let driver = try FlowDriver(app(DiaryUsers(user)), options(store))
        try await driver.choose("Write")
        try await driver.type(text, into: "Text")
        try driver.app?.end()
    }

    static func table() throws(LinkTableError) -> LinkTable<Transition> {
        try LinkTable(
            scheme: "diary",
            [LinkRule("pages/{number:int}") { .sequence([.root("pages"), .push("page", $0)]) }])
    }
}

/// The same app, which begins with a launch screen.
final class SlowDiaryCoordinator: Coordinator {
    static let flow = Flow<SlowDiaryCoordinator>("launch") {
        FlowScreen("launch") { DiaryScreen("Please wait", $0.context) }
        FlowScreen("pages") { DiaryScreen("Pages", $0.context) }
        FlowScreen(.page) { DiaryScreen("Page \($1.number)", $0.context) }
        FlowScreen("note") { NoteScreen($0.context) }
            .onLeave { _, note in note.isEmpty ? .allow : .ask(Alert("Throw the note away?")) }
    }

    let users: DiaryUsers
    let context: AppContext

    init(_ users: DiaryUsers, _ context: AppContext) {
        self.users = users
        self.context = context
    }
}

final class DiaryCoordinator: Coordinator {
    static let flow = Flow<DiaryCoordinator>("pages") {
        FlowScreen("pages") { DiaryScreen("Pages", $0.context) }
        FlowScreen(.page) { DiaryScreen("Page \($1.number)", $0.context) }
        FlowScreen("note") { NoteScreen($0.context) }
            .onLeave { _, note in note.isEmpty ? .allow : .ask(Alert("Throw the note away?")) }
        FlowScreen("held") { $0.holding(DiaryScreen("Held", $0.context)) }
        FlowScreen("locked") { DiaryScreen("Locked", $0.context) }
            .onEnter { diary, _ in await diary.unlock() }
    }

    let users: DiaryUsers
    let context: AppContext

    init(_ users: DiaryUsers, _ context: AppContext) {
        self.users = users
        self.context = context
        users.contexts.append(context)
    }

    private func unlock() async -> Verdict {
        if users.isSlow { await users.door.pass() }
        return .allow
    }

    private func holding(_ screen: DiaryScreen) -> DiaryScreen {
        users.held.append(screen)
        return screen
    }
}

struct PageInput: Codable {
    let number: Int
}

extension Destination<PageInput, NoOutput> {
    static let page = Self(RouteName(rawValue: "page"))
}

struct DiaryRouter: Router {
    enum Route: String, CaseIterable {
        case write, hold, nowhere
    }

    func decide(_ route: Route, _ facts: NoFacts, _ context: RouteContext) -> Transition {
        switch route {
        case .write: .push("note")
        case .hold: .push("held")
        case .nowhere: .push("nowhere")
        }
    }
}

/// A screen that says its title in the language of the run, and switches it.
final class DiaryScreen: ViewScreen {
    typealias Routes = DiaryRouter
    let view: DiaryView
    private let context: AppContext

    init(_ title: String, _ context: AppContext) {
        self.context = context
        view = DiaryView(title, context.language.value)
    }

    func start() {
        bind(view.write, to: .write)
        bind(view.hold, to: .hold)
        bind(view.nowhere, to: .nowhere)
        view.vietnamese.onTap(self) { $0.context.language.value = "vi" }
    }
}

final class DiaryView: View {
    let title: String
    let write = Button("Write")
    let hold = Button("Hold")
    let nowhere = Button("Nowhere")
    let vietnamese = Button("Vietnamese")

    init(_ title: String, _ language: String) {
        self.title = language == "en" ? title : "\(title) (\(language))"
    }

    var controls: [Control] { [write, hold, nowhere, vietnamese] }
}

final class NoteScreen: ViewScreen, DraftKeeping {
    let view: NoteView
    private let context: AppContext

    init(_ context: AppContext) {
        self.context = context
        view = NoteView(context.language.value)
    }

    var draft: String {
        get { view.text.text }
        set { view.text.text = newValue }
    }

    var isEmpty: Bool { draft.isEmpty }

    func start() {
        view.vietnamese.onTap(self) { $0.context.language.value = "vi" }
    }
}

final class NoteView: View {
    let title: String
    let text = TextField("Text")
    let vietnamese = Button("Vietnamese")

    init(_ language: String) {
        title = language == "en" ? "Note" : "Ghi chú"
    }

    var controls: [Control] { [text, vietnamese] }
}

/// A store that counts what is written, and fails when it is told to.
@MainActor
final class TestStore: PlaceStore {
    struct Failure: Error, CustomStringConvertible {
        let description = "The shelf is full."
    }

    var fails = false
    private(set) var kept: [String: [UInt8]] = [:]
    private(set) var writes = 0

    func read(_ name: String) throws -> [UInt8]? {
        if fails { throw Failure() }
        return kept[name]
    }

    func write(_ bytes: [UInt8], as name: String) throws {
        if fails { throw Failure() }
        writes += 1
        kept[name] = bytes
    }

    /// The bytes that were written as `name`, as text.
    func text(_ name: String) -> String {
        String(decoding: kept[name] ?? [], as: UTF8.self)
    }
}
