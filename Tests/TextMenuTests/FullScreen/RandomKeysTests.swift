import Binding
import Coordination
import ScreenSupport
import TestSupport
import TextMenu
import WaylineInterface
import WaylineRouting
import XCTest

/// Random keys, clicks and turns of the wheel on all controls, while the data, the place and the
/// size change, and while the app is started again.
@MainActor
final class RandomKeysTests: XCTestCase {
    private static let keysPerStage = 200
    private static let keysPerRun = 40

    func testTheFrameIsShownAndTheValuesFollowTheKeys() async throws {
        var random = SplitMix.printed()
        for _ in 0..<max(TestSize.count(1_200, all: 6_000) / Self.keysPerStage, 1) {
            let isUnicode = Bool.random(using: &random)
            var stage = try Stage(FoodCourt(), isUnicode: isUnicode)
            for number in 1...Self.keysPerStage {
                let (what, faults) = try happen(on: stage, &random)
                guard faults.isEmpty, stage.isTrue else {
                    return XCTFail("at \(number): after \(what): \(faults)\n\(stage.account)")
                }
                guard number % Self.keysPerRun == 0 else { continue }
                stage = try startedAgain(stage, isUnicode: isUnicode)
                guard stage.isTrue else { return XCTFail("after a start\n\(stage.account)") }
            }
        }
    }

    /// The next run of the app, which has the values of the form that is shown.
    private func startedAgain(_ stage: Stage, isUnicode: Bool) throws -> Stage {
        let next = try Stage(FoodCourt(), isUnicode: isUnicode)
        try next.navigator.restore(stage.navigator.save())
        next.turn()
        XCTAssertEqual(next.navigator.state.path, stage.navigator.state.path)
        if let old = stage.navigator.screen as? FormScreen {
            let new = try XCTUnwrap(next.navigator.screen as? FormScreen)
            XCTAssertEqual(new.view.values, old.view.values)
        }
        return next
    }

    /// Does something. Returns its name, and the faults in the values of the controls.
    private func happen(
        on stage: Stage, _ random: inout SplitMix
    ) throws -> (String, faults: [String]) {
        switch Int.random(in: 0..<20, using: &random) {
        case 0:
            let columns = Int.random(in: 0...90, using: &random)
            let rows = Int.random(in: 0...40, using: &random)
            stage.resize(columns: columns, rows: rows)
            return ("another size, \(columns) x \(rows)", [])
        case 1:
            try change(stage, &random)
            stage.turn()
            return ("a change", [])
        case 2:
            let transition = Self.transitions.randomElement(using: &random) ?? .stay
            stage.navigator.go(transition)
            stage.turn(.milliseconds(50))
            return ("\(transition)", [])
        case 3, 4, 5:
            return press(.mouse(Self.event(&random)), on: stage)
        case 6:
            stage.turn(.seconds(.random(in: 0...3, using: &random)))
            return ("some time", [])
        default: return press(Self.key(&random), on: stage)
        }
    }

    private func press(_ key: Key, on stage: Stage) -> (String, faults: [String]) {
        let watch = ControlWatch(stage.navigator.screen)
        stage.press(key)
        return ("\(key)", watch.faults(after: key))
    }

    private static let transitions: [Transition] = [
        .push("kitchen"), .push("form"), .push("rows"), .pop, .stay(because: "Không!"), .unwind,
        .popToRoot,
        .alert(Alert("Sure? 🤔", message: "Or not?", actions: [.init("Yes"), .init("No")])),
    ]

    private static func event(_ random: inout SplitMix) -> Key.MouseEvent {
        let kinds: [Key.MouseEvent.Kind] = [.press, .press, .press, .wheelUp, .wheelDown, .release]
        return Key.MouseEvent(
            kinds.randomElement(using: &random) ?? .press, row: .random(in: 0...40, using: &random),
            column: .random(in: 0...90, using: &random))
    }

    private static func key(_ random: inout SplitMix) -> Key {
        let keys: [Key] = [
            .enter, .escape, .tab, .backTab, .up, .down, .left, .right, .home, .end, .pageUp,
            .pageDown, .controlLeft, .controlRight, .control("a"), .control("e"), .insert,
            .backspace, .delete,
            .control("w"), .controlDelete, .control("u"), .control("k"), .control("l"),
            .control("r"), .control("y"), .control("_"), .control("_"), .shift(.left),
            .shift(.right), .shift(.up), .shift(.down), .shift(.controlLeft), .shift(.home),
            .shift(.end), .alt("w"), .control("o"), .function(1), .function(7), .function(8),
            .controlPageUp, .controlPageDown, "[", "]", "u", "U", "a", "c", "d", "J", "K", "/",
            " ", "1", "2", "+", "-", "s", "s", .mouse(.random(using: &random)),
            .mouse(.random(using: &random)), .unknown,
            .paste(
                texts.randomElement(using: &random) ?? "",
                lost: .random(in: 0...1, using: &random)),
        ]
        if Bool.random(using: &random) { return keys.randomElement(using: &random) ?? .enter }
        let scalars = (texts.randomElement(using: &random) ?? "a").unicodeScalars
        return .text(scalars.randomElement(using: &random) ?? "/")
    }

    private static let texts = [
        "phở", "pho\u{31B}\u{309}", "日本語",
        "👨‍👩‍👧 gia "
            + "đình", "🇻🇳🇯🇵", "a\nb", "\u{1B}[2J", "\u{202E}abc",
        "1/ ?", "+-=", "2026-03-04",
        "👍🏽", "e\u{301}\u{302}\u{303}", "한국", String(repeating: "dài ", count: 40), "",
    ]

    private func change(_ stage: Stage, _ random: inout SplitMix) throws {
        let text = Self.texts.randomElement(using: &random) ?? ""
        switch stage.navigator.screen {
        case let form as FormScreen:
            form.view.change(.random(in: 0..<20, using: &random), text)
        case let rows as RowsScreen:
            let words = RowsView.words.shuffled(using: &random)
            rows.view.change(words, .random(in: 0...9, using: &random))
        default: change(try stage.kitchen, text, &random)
        }
    }

    private func change(_ kitchen: KitchenView, _ text: String, _ random: inout SplitMix) {
        switch Int.random(in: 0..<12, using: &random) {
        case 0: kitchen.welcome.text = text
        case 1: kitchen.name.text = text
        case 2: kitchen.name.error = text
        case 3: kitchen.name.isEnabled.toggle()
        case 4: kitchen.dishes.items = Array(Self.texts.shuffled(using: &random).prefix(9))
        case 5: kitchen.waiting.isSpinning.toggle()
        case 6: kitchen.serve.isHidden.toggle()
        case 7: kitchen.facts.rows.append(.init(text, text))
        case 8: kitchen.progress.fraction = .random(in: -1...2, using: &random)
        case 9:
            kitchen.bills.isHidden = false
            kitchen.bills.items = (0..<Int.random(in: 0...30, using: &random)).map { number in
                (number, Self.texts.randomElement(using: &random) ?? "")
            }
        case 10: kitchen.bills.order = RowOrder("Guest", isDescending: .random(using: &random))
        default: kitchen.serve.label = text
        }
    }
}

extension Key.MouseEvent {
    /// A click or a turn of the wheel, anywhere.
    fileprivate static func random(using random: inout SplitMix) -> Key.MouseEvent {
        let kinds: [Kind] = [.press, .press, .wheelUp, .wheelDown]
        return Key.MouseEvent(
            kinds.randomElement(using: &random) ?? .press,
            row: .random(in: 0...40, using: &random), column: .random(in: 0...90, using: &random))
    }
}
