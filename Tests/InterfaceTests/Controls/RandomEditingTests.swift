import TestSupport
import WaylineInterface
import XCTest

/// Random edits have the same result as in a model that divides the whole text into characters each
/// time, and that keeps all earlier texts.
final class RandomEditingTests: XCTestCase {
    private static let pieces = [
        "a", "b ", "\u{301}", "e\u{301}", "🇻", "🇻🇳", "🇯🇵🇩", "👩", "\u{200D}", "👩‍👧", "👍🏽", "🏽", "한",
        "\u{1112}",
        "\u{1161}", "\u{11AB}", "क", "\u{94D}", "ष", "\r", "\n", "ệ", "_1", "x\r\n",
    ]

    private static let steps: [TextEditing.Step] = [
        .deleteForward, .deleteBackward, .left, .right, .lineStart, .selectLeft, .selectRight,
        .selectLeft, .undo, .undo, .redo,
    ]

    func testEditsEqualThoseOfAModel() {
        var random = SplitMix.printed()
        for _ in 0..<TestSize.count(300, all: 20_000) {
            let text = Self.pieces.shuffled(using: &random).prefix(5).joined()
            let isMultiline = Bool.random(using: &random)
            var editing = TextEditing(text, isMultiline: isMultiline)
            var model = NaiveEditing(editing)
            for _ in 0..<30 {
                let step = Self.step(&random)
                editing.apply(step)
                let isKnown = model.apply(step, editing)
                XCTAssertTrue(isKnown, "\(step) of '\(model.now.before)|\(model.now.after)'")
                XCTAssertEqual(editing.text, model.now.before + model.now.after, "\(step)")
                XCTAssertEqual(Array(editing.text).count, editing.count, "\(step)")
                XCTAssertEqual(editing.textBeforeCursor, model.now.before, "\(step)")
                XCTAssertEqual(editing.selectedText, model.selected, "\(step)")
            }
        }
    }

    func testAllChangesCanBeUndoneAndDoneAgain() {
        var random = SplitMix.printed()
        for _ in 0..<TestSize.count(300, all: 20_000) {
            let start = TextEditing("a\nb\r\n", isMultiline: true)
            var editing = start
            for _ in 0..<20 { editing.apply(Self.step(&random)) }
            let end = editing.text
            for _ in 0..<20 { editing.apply(.redo) }
            let latest = editing.text
            for _ in 0..<40 { editing.apply(.undo) }
            XCTAssertEqual(editing.text, start.text)
            for _ in 0..<40 { editing.apply(.redo) }
            XCTAssertEqual(editing.text, latest, "after \(end)")
        }
    }

    private static func step(_ random: inout SplitMix) -> TextEditing.Step {
        let piece = pieces.randomElement(using: &random) ?? "a"
        switch Int.random(in: 0..<8, using: &random) {
        case 0..<3: return .insert(piece)
        case 3: return .paste(piece)
        default: return steps.randomElement(using: &random) ?? .left
        }
    }
}

/// The text before and after the cursor, divided into characters again after each change.
private struct NaiveEditing {
    struct Texts: Equatable {
        var before: String
        var after: String
    }

    private(set) var now: Texts
    private var anchor: Int
    private let lineEnd: Character

    /// The texts before and after each change, and those of changes that were undone together.
    private struct History {
        var done: [(old: Texts, new: Texts)] = []
        var undone: [[(old: Texts, new: Texts)]] = []
    }

    /// All that can have been done. If a text has been there twice, an undo to it leaves open how
    /// many changes it has undone.
    private var histories = [History()]

    init(_ editing: TextEditing) {
        now = Texts(before: editing.text, after: "")
        anchor = editing.count
        lineEnd = editing.isMultiline ? "\n" : " "
    }

    private var cursor: Int { now.before.count }

    private var characters: [Character] { Array(now.before + now.after) }

    private var selection: Range<Int> { min(cursor, anchor)..<max(cursor, anchor) }

    var selected: String { String(characters[selection]) }

    /// Does the same. Returns false for an undo or a redo to a text that was not there.
    mutating func apply(_ step: TextEditing.Step, _ result: TextEditing) -> Bool {
        let isSelected = !selection.isEmpty
        switch step {
        case .insert(let text), .paste(let text): replace(selection, with: text)
        case .deleteBackward:
            replace(isSelected ? selection : max(cursor - 1, 0)..<cursor, with: "")
        case .deleteForward:
            replace(isSelected ? selection : cursor..<min(cursor + 1, characters.count), with: "")
        case .left: move(to: isSelected ? selection.lowerBound : cursor - 1)
        case .right: move(to: isSelected ? selection.upperBound : cursor + 1)
        case .selectLeft: move(to: cursor - 1, isSelecting: true)
        case .selectRight: move(to: cursor + 1, isSelecting: true)
        case .undo: return undo(result)
        case .redo: return redo(result)
        default: move(to: result.cursor)
        }
        return true
    }

    private mutating func move(to index: Int, isSelecting: Bool = false) {
        let (all, place) = (characters, min(max(index, 0), characters.count))
        now = Texts(before: String(all[..<place]), after: String(all[place...]))
        if !isSelecting { anchor = place }
    }

    private mutating func replace(_ range: Range<Int>, with text: String) {
        if range.isEmpty, text.isEmpty { return }
        let (old, all) = (now, characters)
        let line = String(text.map { $0.isNewline ? lineEnd : $0 })
        let before = String(all[..<range.lowerBound]) + line
        let joined = Array(before + String(all[range.upperBound...]))
        var place = 0
        while joined[..<place].reduce(0, { $0 + $1.utf8.count }) < before.utf8.count { place += 1 }
        now = Texts(before: String(joined[..<place]), after: String(joined[place...]))
        anchor = place
        for index in histories.indices {
            histories[index].done.append((old, now))
            histories[index].undone = []
        }
    }

    private mutating func undo(_ result: TextEditing) -> Bool {
        let old = texts(of: result)
        return go(to: old, result) { [now] history in
            if history.done.isEmpty { return old == now ? [history] : [] }
            let starts = history.done.indices.filter { history.done[$0].old == old }
            return starts.map { start in
                History(
                    done: Array(history.done[..<start]),
                    undone: history.undone + [Array(history.done[start...])])
            }
        }
    }

    private mutating func redo(_ result: TextEditing) -> Bool {
        let new = texts(of: result)
        return go(to: new, result) { [now] history in
            guard let changes = history.undone.last else { return new == now ? [history] : [] }
            guard changes.last?.new == new else { return [] }
            return [History(done: history.done + changes, undone: history.undone.dropLast())]
        }
    }

    private mutating func go(
        to texts: Texts, _ result: TextEditing, _ next: (History) -> [History]
    ) -> Bool {
        let possible = histories.flatMap { history in
            next(history).map { (history: $0, isChanged: $0.done.count != history.done.count) }
        }
        if possible.isEmpty { return false }
        // Without a change, the selection stays. If both are possible, the result tells.
        let changes = possible.filter(\.isChanged)
        if !changes.isEmpty, changes.count == possible.count || result.selectedText.isEmpty {
            anchor = result.cursor
        }
        (histories, now) = (possible.map(\.history), texts)
        return true
    }

    private func texts(of editing: TextEditing) -> Texts {
        let before = editing.textBeforeCursor
        return Texts(
            before: before, after: String(editing.text.dropFirst(editing.cursor)))
    }
}
