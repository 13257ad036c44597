import ScreenPictures
import TextMenu
import Wayline
import XCTest

/// A lock that a press opens or closes, and that works meanwhile.
private final class Lock: Control, PressInput, Drawable {
    private(set) var isOpen = false { didSet { touch() } }
    private(set) var isWorking = false { didSet { touch() } }
    let door: @MainActor () async -> Void

    init(_ label: String, _ door: @escaping @MainActor () async -> Void = {}) {
        self.door = door
        super.init(label)
    }

    override var input: Control.Input { .press(self) }
    override var role: String { "lock" }
    var isLabelled: Bool { true }
    var position: Bool? { isOpen }

    override func stateText(in wording: Wording) -> String {
        wording.text("{} of {} bolts", isOpen ? "0" : "2", "2")
    }

    func press() -> Bool {
        guard isEnabled, !isWorking else { return false }
        isWorking = true
        begin { [self] in
            await door()
            isOpen.toggle()
            isWorking = false
            events.send(.change)
        }
        return true
    }

    func handle(_ command: KeyCommand) -> Bool { command == .choose && press() }

    func draw(in context: DrawingContext) -> Drawing {
        var row = context.labelledRow(self)
        row.add(context.text(of: isOpen ? .on : .off), .accent)
        row.skip(1)
        row.add(stateText(in: context.wording), context.isFocused ? .accent : .plain)
        return Drawing([row])
    }
}

/// Your own control needs only public symbols.
@MainActor
final class OpenControlTests: XCTestCase {
    func testADriverWaitsForTheWorkOfAControl() async throws {
        let clock = TestScheduler()
        let machine = SteamMachine(clock: AnyScheduler(clock))
        let lock = Lock("Door") { await machine.brew() }
        let app = try FlowDriver(Showcase([lock]), clock: clock)
        try await app.toggle("Door")
        XCTAssertTrue(lock.isWorking)
        try await app.advance(by: .seconds(5))
        XCTAssertTrue(lock.isOpen)
    }

    func testADriverTogglesIt() async throws {
        let lock = Lock("Door")
        let app = try FlowDriver(Showcase([lock]))
        try await app.toggle("Door")
        XCTAssertEqual(app.text, "Showcase\nDoor, lock: 0 of 2 bolts")
    }

    func testKeysAndLinesPressIt() async throws {
        let (one, other) = (Lock("Door"), Lock("Gate"))
        FullScreen(cafe: try Navigator(Showcase([one]))).type("\r")
        _ = await PlainTalk.of(try Navigator(Showcase([other])), "1", "q")
        XCTAssertTrue(one.isOpen && other.isOpen)
    }

    func testADriverChoosesTheOtherOneOfTwoOptions() async throws {
        let size = Choice("Size", ["small", "large"])
        let app = try FlowDriver(Showcase([size]))
        try await app.toggle("Size")
        XCTAssertEqual(size.chosen, "large")
        try await app.toggle("Size")
        XCTAssertEqual(size.chosen, "small")
    }

    func testItsPhrasesAreTranslated() async throws {
        let lock = Lock("Cửa")
        let words = Wording.vietnamese.adding(["{} of {} bolts": "{}/{} chốt", "lock": "khóa"])
        XCTAssertEqual(lock.spokenText(in: words), "Cửa, khóa: 2/2 chốt")
        XCTAssertEqual(lock.spokenText(in: .vietnamese), "Cửa, lock: 2 of 2 bolts")
        XCTAssertEqual(words.text("switch"), "công tắc")
        XCTAssertEqual(words, .vietnamese.adding(["{} of {} bolts": "{}/{} chốt", "lock": "khóa"]))
        XCTAssertNotEqual(words, .vietnamese)
        XCTAssertEqual(Wording.english.text("{}% off, {}", "5"), "5% off, ")
    }

    func testItsDrawingIsTestedAlone() async throws {
        let lock = Lock("Door")
        let drawing = lock.draw(
            in: DrawingContext(width: 30, valueColumn: 9, isUnicode: false, isFocused: true))
        XCTAssertEqual(drawing.rows.map(\.text), [">  Door  [ ] 2 of 2 bolts"])
        XCTAssertEqual(
            lock.draw(in: DrawingContext(width: 40)).rows.map(\.text),
            ["   Door             ○ 2 of 2 bolts"])
    }

    func testEachSignHasAFormInASCII() async throws {
        for isUnicode in [true, false] {
            let context = DrawingContext(width: 40, isUnicode: isUnicode)
            for sign in DrawingContext.Sign.allCases {
                let text = context.text(of: sign)
                XCTAssertFalse(text.isEmpty)
                XCTAssertEqual(text.utf8.allSatisfy { $0 < 0x80 }, !isUnicode, "\(sign)")
            }
        }
    }

    func testItsPressPerformsARoute() async throws {
        let app = try FlowDriver(LockedCoordinator())
        try await app.toggle("Door")
        XCTAssertEqual(app.path, ["hall", "room"])
    }
}

private struct HallRouter: Router {
    enum Route: String, CaseIterable { case enter }

    func decide(_ route: Route, _ facts: NoFacts, _ context: RouteContext) -> Transition {
        .push(.room)
    }
}

private final class HallScreen: ViewScreen {
    typealias Routes = HallRouter
    let view = ShowcaseView([Lock("Door")])

    func start() {
        if let lock = view.controls[0] as? Lock { bind(lock, to: .enter) }
    }
}

private final class LockedCoordinator: Coordinator {
    static let flow = Flow<LockedCoordinator>(.hall) {
        FlowScreen(.hall) { (_: LockedCoordinator) in HallScreen() }
        FlowScreen(.room) { (_: LockedCoordinator) in ShowcaseScreen([]) }
    }
}

extension Destination<NoInput, NoOutput> {
    fileprivate static let hall = Self("hall")
    fileprivate static let room = Self("room")
}
