import XCTest

@testable import TextMenu

final class ColourTests: XCTestCase {
    func testEachOfTheManyColoursHasItsNumber() {
        for number in 16...255 {
            let colour = Colour(number: number)
            XCTAssertEqual(colour.number.map(Colour.init(number:)), colour)
        }
        XCTAssertNil(Colour(0x123456).number)
    }

    func testTheContrastIsThatOfTheGuidelines() {
        var random = SystemRandomNumberGenerator()
        for _ in 0..<2000 {
            let values = (0..<2).map { _ in UInt32.random(in: 0...0xFF_FFFF, using: &random) }
            let expected = RGB(Int(values[0])).contrast(to: RGB(Int(values[1])))
            XCTAssertEqual(
                Colour(values[0]).contrast(to: Colour(values[1])), expected, accuracy: 1e-6,
                "\(values)")
        }
    }

    func testTheNearestColourCanBeReadIfTheExactOneCan() {
        for value in stride(from: UInt32(0), through: 0xFF_FFFF, by: 70_001) {
            for ground in [0x000000, 0x241F31, 0xFFFFFF, 0xFDF6E3].map({ Colour($0) }) {
                let shown = ground.nearest()
                let contrast = Colour(value).nearest(readableOn: shown).contrast(to: shown)
                XCTAssertGreaterThanOrEqual(contrast, 4.5, "\(Colour(value)) on \(ground)")
            }
        }
        XCTAssertEqual(Colour(0xF2A65A).nearest().description, "0xFFAF5F")
    }
}
