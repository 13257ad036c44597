import Binding
import Coordination
import ScreenSupport
import TextMenu
import WaylineApplication
import WaylineInterface
import WaylineRouting

@testable import WaylineExploration

/// A flow of the screen with every control.
@MainActor
final class EveryCoordinator: Coordinator {
    static let flow = Flow<EveryCoordinator>("every") {
        FlowScreen("every") { $0.screen }
    }

    let screen: FixedScreen

    init(_ every: EveryControl) {
        screen = every.screen
    }
}

/// A test that uses the driver.
@MainActor
final class DriverUser {
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
        case .choose(let index, let name), .find(let index, let name, _):
            try await driver.choose(every.options(name).title(at: index), in: name)
        case .sort(let name, let column, let isDescending):
            try await driver.sort(name, by: column, descending: isDescending)
        case .filter(let name, let text): try await driver.filter(name, by: text)
        case .act(let action, let row, let name):
            let options = every.options(name)
            try await driver.perform(
                options.actions(at: row)[action].title, on: options.title(at: row), in: name)
        case .selection(let use, let name): try await select(use, in: name, driver)
        case .press(let name): try await driver.choose(name)
        }
    }

    private func select(_ use: SelectionUse, in name: String, _ driver: FlowDriver) async throws {
        let list = every.options(name)
        switch use {
        case .row(let row): try await driver.select(list.title(at: row), in: name)
        case .all: try await driver.selectAll(in: name)
        case .none: try await driver.deselectAll(in: name)
        case .act(let action):
            try await driver.perform(list.selectionActions[action].title, onSelectedIn: name)
        }
    }
}

/// A user of a full screen.
@MainActor
final class KeyUser {
    private let every: EveryControl
    private(set) var text = ""

    init(_ every: EveryControl) {
        self.every = every
    }

    func take(_ uses: [ControlUse]) throws {
        let stage = try Stage(EveryCoordinator(every), columns: 80, rows: 100)
        for use in uses {
            take(use, stage)
            stage.expectTrue()
        }
        text = stage.glass.text
    }

    private func take(_ use: ControlUse, _ stage: Stage) {
        switch use {
        case .type(let text, let name): stage.type(text, into: go(to: name, stage))
        case .submit(let name), .press(let name): press([.enter], on: name, stage)
        case .toggle(let name): press([" "], on: name, stage)
        case .choose(let index, let name): choose(index, in: go(to: name, stage), stage)
        case .find(_, let name, let text):
            go(to: name, stage)
            stage.press(.enter, .function(4))
            stage.type(text)
            stage.press(.enter)
        case .sort(let name, let column, let isDescending):
            sort(name, by: column.map { RowOrder($0, isDescending: isDescending) }, stage)
        case .filter(let name, let text):
            go(to: name, stage)
            stage.filter(by: text)
        case .act(let action, let row, let name):
            stage.mark(row, in: go(to: name, stage))
            stage.press([.function(2)] + Array(repeating: .down, count: action) + [.enter])
        case .selection(.row(let row), let name):
            stage.mark(row, in: go(to: name, stage))
            stage.press(" ")
        case .selection(let use, let name): press(use.keys, on: name, stage)
        }
    }

    private func press(_ keys: [Key], on name: String, _ stage: Stage) {
        go(to: name, stage)
        stage.press(keys)
    }

    private func sort(_ name: String, by order: RowOrder?, _ stage: Stage) {
        go(to: name, stage)
        let (orders, old) = (every.options(name).orders, every.options(name).order)
        let number = (order?.name ?? old?.name).flatMap(orders.firstIndex) ?? -1
        for _ in 0..<order.steps(from: old) {
            stage.press([.function(3), .home] + Array(repeating: .down, count: number))
            stage.press(.enter)
        }
    }

    private func choose(_ index: Int, in control: Control, _ stage: Stage) {
        if control is ChiliLevel {
            return stage.press(Array(repeating: .function(6), count: index))
        }
        if !control.look.fillsHeight { stage.press(.enter) }
        stage.mark(index, in: control)
        stage.press(.enter)
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
final class LineUser {
    private let every: EveryControl
    private(set) var written = ""

    /// The orders of the tables after the lines so far.
    private var orders: [String: RowOrder] = [:]

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
        case .find(let index, let name, let text):
            return [number(name), "/" + text, "\(index + 1)"]
        case .sort(let name, let column, let isDescending):
            let order = column.map { RowOrder($0, isDescending: isDescending) }
            defer { orders[name] = order }
            return Array(
                repeating: "s \(column ?? orders[name]?.name ?? "")",
                count: order.steps(from: orders[name]))
        case .filter(let name, let text): return [number(name), text]
        case .act(let action, let row, let name):
            return ["\(number(name)).\(row + 1).\(action + 1)"]
        case .selection(.row(let row), let name): return ["\(number(name)).\(row + 1)*"]
        case .selection(.act(let action), let name): return ["\(number(name)).*.\(action + 1)"]
        case .selection(.all, let name), .selection(.none, let name): return ["\(number(name)).*"]
        }
    }

    private func number(_ name: String) -> String {
        "\((every.names.firstIndex(of: name) ?? -1) + 1)"
    }
}

/// A user of scripts.
@MainActor
final class ScriptUser {
    private let every: EveryControl
    private(set) var message: String?

    init(_ every: EveryControl) {
        self.every = every
    }

    func take(_ uses: [ControlUse]) async throws {
        let driver = try FlowDriver(EveryCoordinator(every))
        let stage = StepStage(driver)
        for use in uses { try await stage.play(Script(line(of: use))) }
        message = driver.message
    }

    private func line(of use: ControlUse) -> String {
        switch use {
        case .type(let text, let name):
            "type \"\(name)\" \"\(text.replacing("\n", with: "\\n"))\""
        case .submit(let name): "submit \"\(name)\""
        case .toggle(let name): "select \"\(name)\" \"\(every.isOn(name) ? "off" : "on")\""
        case .choose(let index, let name), .find(let index, let name, _):
            "select \"\(name)\" \"\(every.options(name).title(at: index))\""
        case .filter(let name, let text): "filter \"\(name)\" \"\(text)\""
        case .sort(let name, let column, let isDescending):
            "sort \"\(name)\" "
                + (column.map { "\"\($0)\"\(isDescending ? " descending" : "")" } ?? "none")
        case .act(let action, let row, let name):
            "act \"\(name)\" \"\(every.options(name).title(at: row))\" "
                + "\"\(every.options(name).actions(at: row)[action].title)\""
        case .selection(.row(let row), let name):
            "select \"\(name)\" row \"\(every.options(name).title(at: row))\""
        case .selection(.all, let name): "select \"\(name)\" all"
        case .selection(.none, let name): "select \"\(name)\" none"
        case .selection(.act(let action), let name):
            "act \"\(name)\" selected "
                + "\"\(every.options(name).selectionActions[action].title)\""
        case .press(let name): "choose \"\(name)\""
        }
    }
}

extension EveryControl {
    /// The control of this name, which has options.
    func options(_ name: String) -> any OptionInput {
        Page.controls(controls).first { $0.label == name }?.optionInput ?? dishes
    }
}

extension RowOrder? {
    /// The number of times that a user sorts by the column to get this order: the given order,
    /// ascending and descending follow each other.
    func steps(from order: RowOrder?) -> Int {
        let isSame = self == nil || self?.name == order?.name
        return (number - (isSame ? order.number : 0) + 3) % 3
    }

    private var number: Int { map { $0.isDescending ? 2 : 1 } ?? 0 }
}

extension Stage {
    /// Types the text in place of the old one. The text "+" is a step of a stepper.
    func type(_ text: String, into control: Control) {
        if text == "+" {
            if control.look.takesText { press(.enter, .up) }
            return press("+")
        }
        if !control.look.takesText { press(.enter) }
        pressAtOnce([.end, .control("u"), .paste(text, lost: 0)])
    }

    /// Moves the marker to the option of this index.
    func mark(_ index: Int, in control: Control) {
        guard case .options(let options) = control.input else { return }
        press(Array(repeating: .up, count: options.marked))
        press(Array(repeating: .down, count: index))
    }

    /// Types a filter in the list that has the focus, or clears it.
    func filter(by text: String) {
        press(text.isEmpty ? [.escape] : [.function(4), .end, .control("u")])
        type(text)
        if !text.isEmpty { press(.enter) }
    }
}
