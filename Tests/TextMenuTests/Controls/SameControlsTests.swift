import Binding
import Coordination
import TextMenu
import WaylineRouting
import XCTest

/// The same actions on all kinds of controls publish and show the same, in every front end.
@MainActor
final class SameControlsTests: XCTestCase {
    private let all: [ControlUse] = [
        .choose(1, in: "Dishes"), .act(0, on: 2, in: "Dishes"), .act(1, on: 2, in: "Dishes"),
        .filter("Dishes", by: "ph"), .choose(0, in: "Dishes"), .filter("Dishes", by: ""),
        .choose(0, in: "Extras"), .choose(2, in: "Extras"), .choose(0, in: "Extras"),
        .choose(2, in: "Sauce"), .toggle("Hot"), .type("Ngọc Ánh", into: "Name"),
        .type("2468", into: "PIN"), .type("41", into: "Table"), .type("12", into: "Table"),
        .type("3", into: "Quantity"), .type("chè", into: "Search"),
        .type("no onions\nand no ice", into: "Note"), .type("tomorrow", into: "Day"),
        .type("2026-03-04", into: "Day"), .submit("Day"), .press("Order"),
    ]

    func testAllFrontEndsPublishAndShowTheSame() async throws {
        let (byDriver, byKeys, byLines) = (EveryControl(), EveryControl(), EveryControl())
        try await DriverUser(byDriver).take(all)
        try KeyUser(byKeys).take(all)
        try await LineUser(byLines).take(all)
        XCTAssertEqual(
            byDriver.log,
            [
                "dish bún", "cook cơm", "move RowMove(from: 2, to: 1)", "dish phở", #"["egg"]"#,
                #"["egg", "lime"]"#, #"["lime"]"#, "sauce soy", "hot true", "Name Ngọc Ánh",
                "PIN 2468", "table Optional(12)", "quantity Optional(3)", "Search chè",
                "Note no onions\nand no ice", "day Optional(2026-03-04)", "order", "order",
            ])
        XCTAssertEqual(byKeys.state, byDriver.state)
        XCTAssertEqual(byLines.state, byDriver.state)
    }

    func testEachStepAloneDoesTheSame() async throws {
        for use in all {
            let (byDriver, byKeys, byLines) = (EveryControl(), EveryControl(), EveryControl())
            try await DriverUser(byDriver).take([use])
            try KeyUser(byKeys).take([use])
            try await LineUser(byLines).take([use])
            if case .submit = use { continue }  // Plain lines offer it right after the text.
            XCTAssertEqual(byKeys.state, byDriver.state, "\(use)")
            XCTAssertEqual(byLines.state, byDriver.state, "\(use)")
        }
    }

    func testAllFrontEndsShowABriefMessage() async throws {
        let cook = ControlUse.act(0, on: 0, in: "Dishes")
        let users = (DriverUser(EveryControl()), KeyUser(EveryControl()), LineUser(EveryControl()))
        try await users.0.take([cook])
        try users.1.take([cook])
        try await users.2.take([cook])
        XCTAssertEqual(users.0.message, "It is cooked.")
        XCTAssertTrue(users.1.text.contains("It is cooked."), users.1.text)
        XCTAssertTrue(users.2.written.contains("It is cooked."), users.2.written)
    }
}

/// A flow of the screen with every control.
@MainActor
private final class EveryCoordinator: Coordinator {
    static let flow = Flow<EveryCoordinator>("every") {
        ScreenRoute("every") { $0.screen }
    }

    let screen: FixedScreen

    init(_ every: EveryControl) {
        screen = every.screen
    }
}

/// A test that uses the driver.
@MainActor
private final class DriverUser {
    private let every: EveryControl
    private(set) var message: String?

    init(_ every: EveryControl) {
        self.every = every
    }

    func take(_ uses: [ControlUse]) async throws {
        let driver = try FlowDriver(EveryCoordinator(every))
        for use in uses { try await take(use, driver) }
        message = driver.message
    }

    private func take(_ use: ControlUse, _ driver: FlowDriver) async throws {
        switch use {
        case .type(let text, let name): try await driver.type(text, into: name)
        case .submit(let name): try await driver.submit(name)
        case .toggle(let name): try await driver.toggle(name)
        case .choose(let index, let name):
            try await driver.choose(options(name).title(at: index), in: name)
        case .filter(let name, let text): try await driver.filter(name, by: text)
        case .act(let action, let row, let name):
            let options = options(name)
            try await driver.perform(
                options.actions(at: row)[action].title, on: options.title(at: row), in: name)
        case .press(let name): try await driver.choose(name)
        }
    }

    private func options(_ name: String) -> any OptionInput {
        name == "Dishes" ? every.dishes : name == "Extras" ? every.extras : every.sauce
    }
}

/// A user of a full screen.
@MainActor
private final class KeyUser {
    private let every: EveryControl
    private(set) var text = ""

    init(_ every: EveryControl) {
        self.every = every
    }

    func take(_ uses: [ControlUse]) throws {
        let stage = try Stage(EveryCoordinator(every), columns: 80, rows: 60)
        for use in uses {
            take(use, stage)
            stage.expectTrue()
        }
        text = stage.glass.text
    }

    private func take(_ use: ControlUse, _ stage: Stage) {
        switch use {
        case .type(let text, let name):
            let control = go(to: name, stage)
            if !control.takesText { stage.press(.enter) }
            stage.pressAtOnce([.end, .control("u"), .paste(text, lost: 0)])
        case .submit(let name):
            go(to: name, stage)
            stage.press(.enter)
        case .toggle(let name):
            go(to: name, stage)
            stage.press(" ")
        case .choose(let index, let name):
            let control = go(to: name, stage)
            if !control.fillsHeight { stage.press(.enter) }
            mark(index, control, stage)
            stage.press(.enter)
        case .filter(let name, let text):
            go(to: name, stage)
            stage.press(text.isEmpty ? [.escape] : ["/"])
            stage.type(text)
            if !text.isEmpty { stage.press(.enter) }
        case .act(let action, let row, let name):
            mark(row, go(to: name, stage), stage)
            stage.press("a")
            stage.press(.text(Unicode.Scalar(UInt8(ascii: "1") + UInt8(action))))
        case .press(let name):
            go(to: name, stage)
            stage.press(.enter)
        }
    }

    private func mark(_ index: Int, _ control: Control, _ stage: Stage) {
        guard case .options(let options) = control.input else { return }
        stage.press(Array(repeating: .up, count: options.marked))
        stage.press(Array(repeating: .down, count: index))
    }

    @discardableResult
    private func go(to name: String, _ stage: Stage) -> Control {
        let controls = Page.controls(every.controls)
        for _ in controls where !controls.contains(where: { $0.hasFocus && $0.label == name }) {
            stage.press(.tab)
        }
        return controls.first(where: \.hasFocus) ?? every.order
    }
}

/// A user of plain lines.
@MainActor
private final class LineUser {
    private let every: EveryControl
    private(set) var written = ""

    init(_ every: EveryControl) {
        self.every = every
    }

    func take(_ uses: [ControlUse]) async throws {
        let lines = uses.flatMap(lines).map { PlainTalk.Line(stringLiteral: $0) }
        let talk = try PlainTalk(EveryCoordinator(every), lines + ["q"])
        written = await talk.run()
    }

    private func lines(of use: ControlUse) -> [String] {
        switch use {
        case .type(let text, let name):
            let lines = text.split(separator: "\n").map(String.init)
            return [number(name)] + lines + (name == "Note" ? ["."] : [])
        case .submit: return [""]
        case .toggle(let name), .press(let name): return [number(name)]
        case .choose(let index, let name): return ["\(number(name)).\(index + 1)"]
        case .filter(let name, let text): return [number(name), text]
        case .act(let action, let row, let name):
            return ["\(number(name)).\(row + 1).\(action + 1)"]
        }
    }

    private func number(_ name: String) -> String {
        "\((every.names.firstIndex(of: name) ?? -1) + 1)"
    }
}
