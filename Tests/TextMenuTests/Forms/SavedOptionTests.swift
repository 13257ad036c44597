import TextMenu
import XCTest

/// A saved option is found again: by its index and name, then by its name.
@MainActor
final class SavedOptionTests: XCTestCase {
    private enum Size: String, CaseIterable {
        case small, large
    }

    private struct Dish: Hashable, Identifiable {
        let id: Int
        let name: String
    }

    func testAnOptionIsFoundByItsIndexAndTitleOrElseByItsTitle() async {
        let options = [
            (["mint", "fish"], "fish"), (["fish", "mint"], "fish"), (["mint", "soy"], "mint"),
        ]
        for (options, chosen) in options {
            let choice = Choice("Sauce", options)
            choice.restore("1 fish")
            XCTAssertEqual(choice.chosen, chosen)
            XCTAssertEqual(choice.canRestore("1 fish"), chosen == "fish")
        }
    }

    func testAmongEqualTitlesTheIndexDecides() async {
        let towns = Choice("Town", [1, 2, 3]) { $0 == 2 ? "Huế" : "Paris" }
        towns.choose(at: 2)
        let again = Choice("Town", [1, 2, 3]) { $0 == 2 ? "Huế" : "Paris" }
        FormDraft(of: [towns]).fill([again])
        XCTAssertEqual(again.chosen, 3)
    }

    func testInAnotherLanguageATitleIsFoundByItsIndex() async {
        let (sauce, extras) = (Choice("Sauce", ["mint", "fish"]), MultiChoice("Extras", ["egg"]))
        sauce.choose(at: 1)
        extras.choose(at: 0)
        let draft = FormDraft(of: [sauce, extras])
        let nước = Choice("Nước chấm", ["bạc hà", "cá"])
        let thêm = MultiChoice("Thêm", ["trứng", "chanh"])
        draft.fill([nước, thêm])
        XCTAssertEqual(nước.chosen, "cá")
        XCTAssertEqual(thêm.chosen, ["trứng"])
        let later = Choice<String>("Nước chấm", [])
        draft.fill([later, MultiChoice<String>("Thêm")])
        let last = Choice("Nước chấm", ["bạc hà", "cá"])
        FormDraft(of: [later, MultiChoice<String>("Thêm")]).fill([last, thêm])
        XCTAssertEqual(last.chosen, "cá")
        let other = Choice("Sauce", ["soy", "tofu"])
        draft.fill([other, MultiChoice("Extras", ["egg"])])
        XCTAssertEqual(other.chosen, "soy")
    }

    func testARawValueOrAnIDIsKnownInAllLanguages() async {
        let (size, dishes) = (Choice("Size", Size.allCases) { $0.rawValue }, dishes("Phở", "Bún"))
        size.choose(at: 1)
        dishes.choose(at: 1)
        XCTAssertEqual(size.saved, "1 large")
        XCTAssertEqual(dishes.saved, "1 2")
        let cỡ = Choice("Cỡ", [Size.large, .small]) { $0 == .large ? "lớn" : "nhỏ" }
        cỡ.choose(at: 1)
        cỡ.restore("1 large")
        XCTAssertEqual(cỡ.chosen, .large)
        let others = self.dishes("Noodle soup", "Phở")
        others.restore("1 2")
        XCTAssertEqual(others.chosenOptions.map(\.name), ["Phở"])
    }

    private func dishes(_ names: String...) -> MultiChoice<Dish> {
        MultiChoice("Dishes", names.enumerated().map { Dish(id: $0 + 1, name: $1) }) { $0.name }
    }

    func testReadingTheValueOfManyOptionsAgainCostsNothing() async {
        var count = 0
        let many = MultiChoice("Numbers", Array(0..<10_000)) { number in
            count += 1
            return "\(number)"
        }
        many.choose(at: 3)
        let saved = many.saved
        count = 0
        for _ in 0..<10 { XCTAssertEqual(many.saved, saved) }
        XCTAssertEqual(count, 0)
        many.choose(at: 4)
        XCTAssertEqual(many.saved, "3 3\n4 4")
        many.options.removeFirst()
        XCTAssertEqual(many.saved, "2 3\n3 4")
        XCTAssertEqual(many.stateText, "2 of 9999 chosen")
    }
}
