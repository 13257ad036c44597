import Coordination
import TextMenu
import WaylineInterface
import WaylineText
import XCTest

/// A user of the mouse, on a terminal with room for a part of the page. Only texts, and commands
/// without a place on the screen, are typed.
@MainActor
final class MouseUser {
    private let every: EveryControl

    init(_ every: EveryControl) {
        self.every = every
    }

    func take(_ uses: [ControlUse]) throws {
        let stage = try Stage(EveryCoordinator(every), columns: 80, rows: 32)
        for use in uses {
            try take(use, stage)
            stage.expectTrue()
        }
    }

    private func take(_ use: ControlUse, _ stage: Stage) throws {
        switch use {
        case .type(let text, let name): stage.type(text, into: try click(name, stage))
        case .submit(let name):
            try click(name, stage)
            stage.press(.enter)
        case .toggle(let name), .press(let name): try click(name, stage)
        case .choose(let index, let name): try choose(index, in: name, stage)
        case .find(let index, let name, let text):
            try click(name, stage)
            stage.press(.function(4))
            stage.type(text)
            try stage.clickLine(every.options(name).title(at: index))
        case .sort(let name, let column, let isDescending):
            let old = every.options(name).order
            let order = column.map { RowOrder($0, isDescending: isDescending) }
            for _ in 0..<order.steps(from: old) {
                try stage.clickLine(column ?? old?.name ?? "")
            }
        case .filter(let name, let text):
            try click(name, stage)
            stage.filter(by: text)
        case .act(let action, let row, let name):
            stage.mark(row, in: try click(name, stage))
            stage.press(.function(2))
            try stage.clickLine(every.options(name).actions(at: row)[action].title)
        case .selection(let use, let name): try select(use, in: name, stage)
        }
    }

    private func select(_ use: SelectionUse, in name: String, _ stage: Stage) throws {
        let list = every.options(name)
        if case .row(let row) = use {
            try stage.showLine(name)
            return try stage.clickLine(list.title(at: row), under: name, column: 3)
        }
        try click(name, stage)
        guard case .act(let action) = use else { return stage.press(use.keys) }
        stage.press(.function(2))
        try stage.clickLine(list.selectionActions[action].title)
    }

    private func choose(_ index: Int, in name: String, _ stage: Stage) throws {
        let options = every.options(name)
        if options is ChiliLevel {
            try click(name, stage)
            return stage.press(Array(repeating: .function(6), count: index))
        }
        if options.isListed { try stage.showLine(name) } else { try click(name, stage) }
        try stage.clickLine(options.title(at: index), under: name)
    }

    /// Clicks on the label of a control.
    @discardableResult
    private func click(_ name: String, _ stage: Stage) throws -> Control {
        try stage.clickLine(name)
        return try XCTUnwrap(Page.controls(every.controls).first { $0.label == name })
    }
}

extension SelectionUse {
    /// The keys in the list that has the focus; none for a row.
    var keys: [Key] {
        switch self {
        case .row: []
        case .all: [.function(10)]
        case .none: [.escape]
        case .act(let action):
            [.function(2)] + Array(repeating: .down, count: action) + [.enter]
        }
    }
}

extension Stage {
    /// Clicks on the line that begins with `text`. The wheel turns under the line `top`, or else
    /// over the page.
    fileprivate func clickLine(
        _ text: String, under top: String? = nil, column: Int? = nil
    ) throws {
        let place = try showLine(text, under: top)
        press(.mouse(Key.MouseEvent(.press, row: place.row, column: column ?? place.column)))
    }

    /// Turns the wheel until the line is shown.
    @discardableResult
    fileprivate func showLine(
        _ text: String, under top: String? = nil
    ) throws -> (row: Int, column: Int) {
        let row = top.flatMap(place).map { $0.row + 1 } ?? 2
        for kind in [Key.MouseEvent.Kind.wheelDown, .wheelUp] {
            for _ in 0..<40 where place(ofLine: text) == nil {
                press(.mouse(Key.MouseEvent(kind, row: row, column: 40)))
            }
        }
        return try XCTUnwrap(place(ofLine: text), "\(text) in\n\(account)")
    }

    /// The place of `text` as the first word of a line, after its signs and its number.
    private func place(ofLine text: String) -> (row: Int, column: Int)? {
        let lines = glass.text.split(separator: "\n", omittingEmptySubsequences: false)
        for (row, line) in lines.enumerated() {
            let word = line.drop { !$0.isLetter && !$0.isNumber }
            let label = word.drop { $0.isNumber }.drop { !$0.isLetter }
            guard let found = [word, label].first(where: { $0.begins(with: text) }) else {
                continue
            }
            return (row, String(line[..<found.startIndex]).columns)
        }
        return nil
    }
}

extension Substring {
    /// Returns whether it begins with these whole words.
    fileprivate func begins(with text: String) -> Bool {
        guard hasPrefix(text) else { return false }
        return dropFirst(text.count).first.map { !$0.isLetter && !$0.isNumber } ?? true
    }
}
