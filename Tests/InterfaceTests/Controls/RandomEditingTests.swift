import TestSupport
import WaylineInterface
import XCTest

/// Random edits have the same result as in a model that divides the whole text into characters each
/// time.
final class RandomEditingTests: XCTestCase {
    private static let pieces = [
        "a", "b ", "\u{301}", "e\u{301}", "🇻", "🇻🇳", "🇯🇵🇩", "👩", "\u{200D}", "👩‍👧", "👍🏽", "🏽", "한",
        "\u{1112}",
        "\u{1161}", "\u{11AB}", "क", "\u{94D}", "ष", "\r", "\n", "ệ", "_1",
    ]

    func testOnlyTextNearTheCursorMatters() {
        var random = SplitMix.printed()
        for _ in 0..<TestSize.count(300, all: 20_000) {
            var (editing, model) = (TextEditing(), NaiveEditing())
            for _ in 0..<20 {
                let step = Self.step(&random)
                step.edit(&editing)
                step.change(&model)
                XCTAssertEqual(Array(editing.text), model.characters, step.name)
                XCTAssertEqual(editing.textBeforeCursor, model.textBeforeCursor, step.name)
            }
        }
    }

    private struct Step {
        let name: String
        let edit: (inout TextEditing) -> Void
        let change: (inout NaiveEditing) -> Void
    }

    private static func step(_ random: inout SplitMix) -> Step {
        let piece = pieces.randomElement(using: &random) ?? "a"
        let steps = [
            Step(name: "delete", edit: { $0.deleteForward() }, change: { $0.delete(0, 1) }),
            Step(name: "backspace", edit: { $0.deleteBackward() }, change: { $0.delete(-1, 0) }),
            Step(name: "left", edit: { $0.moveLeft() }, change: { $0.move(-1) }),
            Step(name: "right", edit: { $0.moveRight() }, change: { $0.move(1) }),
            Step(name: "start", edit: { $0.moveToStart() }, change: { $0.move(-1_000) }),
        ]
        let isInsertion = Int.random(in: 0..<3, using: &random) > 0
        let insertion = Step(
            name: "insert \(piece.debugDescription)", edit: { $0.insert(piece) },
            change: { $0.insert(piece) })
        return isInsertion ? insertion : steps.randomElement(using: &random) ?? insertion
    }
}

/// The text before and after the cursor, divided into characters again after each change.
private struct NaiveEditing {
    var characters: [Character] = []
    var cursor = 0

    var textBeforeCursor: String { String(characters[..<cursor]) }

    mutating func insert(_ text: String) {
        let line = String(text.map { $0.isNewline ? " " : $0 })
        join(textBeforeCursor + line, String(characters[cursor...]))
    }

    mutating func delete(_ before: Int, _ after: Int) {
        let start = max(cursor + before, 0)
        let end = min(cursor + after, characters.count)
        join(String(characters[..<start]), String(characters[end...]))
    }

    mutating func move(_ distance: Int) {
        cursor = min(max(cursor + distance, 0), characters.count)
    }

    private mutating func join(_ before: String, _ after: String) {
        characters = Array(before + after)
        cursor = 0
        while characters[..<cursor].reduce(0, { $0 + $1.utf8.count }) < before.utf8.count {
            cursor += 1
        }
    }
}
