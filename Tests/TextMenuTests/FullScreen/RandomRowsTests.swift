import Binding
import Coordination
import ScreenSupport
import TestSupport
import TextMenu
import XCTest

/// Random keys in lists, choices and a table with everything that rows can have, while their items
/// change.
@MainActor
final class RandomRowsTests: XCTestCase {
    private static let keys: [Key] =
        [
            .up, .down, .up, .down, .home, .end, .pageUp, .pageDown, .tab, .backTab, .enter,
            .enter, .escape, .backspace, .control("a"), .control("u"), .control("o"), .control("v"),
            .function(10),
        ] + [
            "a", "a", "d", "J", "K", "J", "K", "s", "s", "/", "1", "2", " ", " ", "*", "b", "c",
            "ả", "?",
        ]

    func testTheFrameIsShownAndTheRowsFollowTheKeys() async throws {
        var random = SplitMix.printed()
        for _ in 0..<TestSize.count(5, all: 40) {
            let rows = RowsView()
            let stage = try Stage(FixedCoordinator(rows.controls))
            for number in 1...150 {
                let (what, faults) = happen(on: stage, rows, &random)
                guard faults.isEmpty, stage.isTrue else {
                    return XCTFail("at \(number): after \(what): \(faults)\n\(stage.account)")
                }
            }
        }
    }

    private func happen(
        on stage: Stage, _ rows: RowsView, _ random: inout SplitMix
    ) -> (String, faults: [String]) {
        let watch = ControlWatch(rows)
        switch Int.random(in: 0..<20, using: &random) {
        case 0:
            let size = (
                Int.random(in: 0...90, using: &random), Int.random(in: 0...30, using: &random)
            )
            stage.resize(columns: size.0, rows: size.1)
            return ("the size \(size)", [])
        case 1:
            let words = RowsView.words.shuffled(using: &random)
            rows.change(words, .random(in: 0...9, using: &random))
            stage.turn()
            return ("other items", [])
        case 2, 3:
            let row = Int.random(in: 0...24, using: &random)
            let column = Int.random(in: 0...63, using: &random)
            let kinds: [Key.MouseEvent.Kind] = [.press, .wheelUp, .wheelDown]
            let kind = kinds.randomElement(using: &random) ?? .press
            let key = Key.mouse(Key.MouseEvent(kind, row: row, column: column))
            stage.press(key)
            return ("\(kind) at \(row), \(column)", watch.faults(after: key))
        default:
            let key = Self.keys.randomElement(using: &random) ?? .enter
            stage.press(key)
            return ("\(key)", watch.faults(after: key))
        }
    }
}
