import Binding
import Coordination
import Randomness
import TextMenu
import XCTest

/// Random keys in lists and choices with everything that rows can have, while their items change.
@MainActor
final class RandomRowsTests: XCTestCase {
    private static let words = ["phở", "bún chả", "日本語", "cơm", "", "chè \u{1B}[2J", "a", "b", "c"]
    private static let keys: [Key] =
        [
            .up, .down, .up, .down, .home, .end, .pageUp, .pageDown, .tab, .backTab, .enter,
            .enter, .escape, .backspace, .control("a"), .control("u"),
        ] + ["a", "a", "d", "J", "K", "/", "1", "2", " ", "b", "c", "ả", "?"]

    func testTheScreenAlwaysShowsTheFrame() async throws {
        var random = SplitMix.printed()
        for _ in 0..<TestSize.count(5, all: 40) {
            let rows = Rows()
            let stage = try Stage(FixedCoordinator(rows.controls))
            for number in 1...150 {
                let what = happen(on: stage, rows, &random)
                guard stage.isTrue else {
                    return XCTFail("at \(number): after \(what)\n\(stage.account)")
                }
            }
        }
    }

    private func happen(on stage: Stage, _ rows: Rows, _ random: inout SplitMix) -> String {
        switch Int.random(in: 0..<20, using: &random) {
        case 0:
            let size = (
                Int.random(in: 0...90, using: &random), Int.random(in: 0...30, using: &random)
            )
            stage.resize(columns: size.0, rows: size.1)
            return "the size \(size)"
        case 1:
            let words = Self.words.shuffled(using: &random)
            rows.dishes.items = Array(words.prefix(.random(in: 0...9, using: &random)))
            rows.extras.options = Array(words.prefix(5))
            rows.town.options = words + words.map { "\($0)!" }
            stage.turn()
            return "other items"
        default:
            let key = Self.keys.randomElement(using: &random) ?? .enter
            stage.press(key)
            return "\(key)"
        }
    }

    @MainActor
    private final class Rows {
        let dishes = List("Dishes", words, id: \.self, section: { "\($0.count)" }) { $0 }
        let extras = MultiChoice("Extras", words)
        let town = Choice("Town", words + words.map { "\($0)!" })

        var controls: [Control] { [town, dishes, extras, Button("Go")] }

        init() {
            dishes.isReorderable = true
            dishes.actions = [
                RowAction("Cook", key: "c") { _ in },
                RowAction("Drop", key: "d", available: { $0.count > 1 }) { [unowned dishes] dish in
                    dishes.items.removeAll { $0 == dish }
                },
            ]
        }
    }
}
