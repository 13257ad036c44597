import WaylineInterface
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
        [sauce, extras].begin(in: "en")
        sauce.choose(at: 1)
        extras.choose(at: 0)
        let draft = FormDraft(of: [sauce, extras])
        let (nước, thêm) = (Choice("Sauce", ["bạc hà", "cá"]), MultiChoice("Thêm", ["trứng"]))
        draft.fill([nước, thêm].begin(in: "vi"))
        XCTAssertEqual(nước.chosen, "cá")
        XCTAssertEqual(thêm.chosen, ["trứng"])
        let (other, rest) = (Choice("Sauce", ["soy", "tofu"]), MultiChoice("Extras", ["egg"]))
        draft.fill([other, rest].begin(in: "en"))
        XCTAssertEqual(other.chosen, "soy")
    }

    func testATitleInAnotherLanguageIsFoundWhenItComesAndAlsoAfterARestart() async {
        let sauce = Choice("Sauce", ["mint", "fish"])
        let extras = MultiChoice("Extras", ["egg", "lime"])
        [sauce, extras].begin(in: "en")
        sauce.choose(at: 1)
        extras.choose(at: 1)
        let nước = Choice<String>("Nước chấm", [])
        let thêm = MultiChoice<String>("Thêm")
        FormDraft(of: [sauce, extras]).fill([nước, thêm].begin(in: "vi"))
        let (later, last) = (Choice<String>("Nước chấm", []), MultiChoice<String>("Thêm"))
        FormDraft(of: [nước, thêm]).fill([later, last].begin(in: "vi"))
        for choice in [nước, later] { choice.options = ["bạc hà", "cá"] }
        for choice in [thêm, last] { choice.options = ["trứng", "chanh"] }
        XCTAssertEqual([nước.chosen, later.chosen], ["cá", "cá"])
        XCTAssertEqual([thêm.chosen, last.chosen], [["chanh"], ["chanh"]])
    }

    func testInTheSameLanguageNoOptionTakesThePlaceOfAnother() async {
        let (points, delivery) = (Toggle("Use 30 points"), Choice("By", ["Standard", "Express"]))
        [points, delivery].begin(in: "en")
        points.toggle()
        delivery.choose(at: 1)
        let draft = FormDraft(of: [points, delivery])
        let (fewer, other) = (Toggle("Use 20 points"), Choice("By", ["Standard", "Pick-up"]))
        XCTAssertEqual(draft.fill([fewer, other].begin(in: "en")), ["Use 30 points"])
        XCTAssertEqual(other.chosen, "Standard")
    }

    func testAnOptionWithANewIDIsFoundByItsIndexAndTitle() async {
        for (names, chosen) in [(["S", "M"], "M"), (["S", "L"], "S"), (["M", "S"], "M")] {
            let (old, new) = (sizes(1, "S", "M"), sizes(7, names[0], names[1]))
            old.choose(at: 1)
            new.restore(old.saved ?? "")
            XCTAssertEqual(new.chosen?.name, chosen)
        }
        let (old, new) = (sizes(1, "S", "M"), sizes(2, "S", "M"))
        old.choose(at: 1)
        new.restore(old.saved ?? "")
        XCTAssertEqual(new.chosen?.name, "S", "the same ID goes before the title")
    }

    private func sizes(_ id: Int, _ names: String...) -> Choice<Dish> {
        Choice("Size", names.enumerated().map { Dish(id: $0 + id, name: $1) }) { $0.name }
    }

    func testAnOptionThatWasSavedWithoutItsTitleIsFoundByItsID() async {
        let dishes = dishes("Phở", "Bún")
        dishes.restore("0 2")
        XCTAssertEqual(dishes.chosenOptions.map(\.name), ["Bún"])
    }

    func testARawValueOrAnIDIsKnownInAllLanguages() async {
        let (size, dishes) = (Choice("Size", Size.allCases) { $0.rawValue }, dishes("Phở", "Bún"))
        size.choose(at: 1)
        dishes.choose(at: 1)
        XCTAssertEqual(size.saved, "1 large")
        XCTAssertEqual(dishes.saved, "1 2\tBún")
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
