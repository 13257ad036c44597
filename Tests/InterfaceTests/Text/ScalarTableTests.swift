import WaylineText
import XCTest

/// The tables are compared with two other sources: a pinned list of wide scalars, and the
/// properties in the standard library, whatever its version of Unicode.
final class ScalarTableTests: XCTestCase {
    func testWideCharactersTakeTwoColumns() throws {
        let wide = try Corpus.ranges("Wide")
        var next = 0
        for scalar in known where !isHidden(scalar) && !isJamoToFollow(scalar) {
            while next < wide.count, wide[next].upperBound < scalar { next += 1 }
            let isWide = next < wide.count && wide[next].contains(scalar)
            let columns = String(scalar).columns - (isSpacingMark(scalar) ? 1 : 0)
            let isMark = [.nonspacingMark, .enclosingMark, .spacingMark]
                .contains(scalar.properties.generalCategory)
            XCTAssertEqual(columns, isWide && !isMark ? 2 : 1, number(scalar))
        }
    }

    func testAnInvisibleCharacterIsShownByItsNumber() {
        for scalar in known where scalar.value >= 0x80 && isHidden(scalar) {
            XCTAssertEqual(String(scalar).printable, "‹U+\(number(scalar))›")
        }
    }

    func testAMarkStandsOnACircleAndAllElseForItself() {
        for scalar in known where !isHidden(scalar) && !isJamoToFollow(scalar) {
            let category = scalar.properties.generalCategory
            let isMark = category == .nonspacingMark || category == .enclosingMark
            let circle = isMark || isSpacingMark(scalar) ? "\u{25CC}" : ""
            XCTAssertEqual(String(scalar).printable, circle + String(scalar), number(scalar))
        }
    }

    func testAnUnassignedCharacterIsShownByItsNumberUnlessItsWidthIsKnown() {
        for value in 0x80...0x1FFFF as ClosedRange<UInt32> {
            guard let scalar = Unicode.Scalar(value), scalar.properties.age == nil else { continue }
            let printable = String(scalar).printable
            XCTAssert(
                printable == "‹U+\(number(scalar))›" || String(scalar).columns == 2, number(scalar))
        }
    }

    /// The scalars in the tables' version of Unicode, without most of the large uniform ranges.
    private var known: some Sequence<Unicode.Scalar> {
        let values = [0x20...0x33FF, 0x4DB0...0x4E10, 0x9FF0...0xAC10, 0xD7A0...0xE010]
        let others = [0xF8F0...0xFFFF, 0x10000...0x16FFF, 0x18AF0...0x20010, 0xE0000...0xE01FF]
        return (values + others).joined().lazy.compactMap { Unicode.Scalar($0) }
            .filter { $0.properties.age.map { $0 <= (15, 0) } ?? false }
            // A letter to the tables, and to later versions of Unicode a mark.
            .filter { $0 != "\u{1171E}" }
    }

    private func isHidden(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .unassigned:
            !scalar.properties.isGraphemeBase && !isPrepended(scalar)
        default: scalar.properties.isDefaultIgnorableCodePoint
        }
    }

    /// A visible format character, such as a sign around the digits of a number.
    private func isPrepended(_ scalar: Unicode.Scalar) -> Bool {
        !scalar.properties.isDefaultIgnorableCodePoint
            && (0x600...0x8FF).contains(scalar.value) || [0x110BD, 0x110CD].contains(scalar.value)
    }

    /// A mark that takes its own column after a base, here in addition to the column of the circle.
    private func isSpacingMark(_ scalar: Unicode.Scalar) -> Bool {
        let base = "x" + String(scalar)
        return base.count == 1 && base.columns == 2 && scalar.properties.numericType == nil
            && !scalar.properties.isEmojiModifier
    }

    private func isJamoToFollow(_ scalar: Unicode.Scalar) -> Bool {
        (0x1160...0x11FF).contains(scalar.value) || (0xD7B0...0xD7FB).contains(scalar.value)
    }

    private func number(_ scalar: Unicode.Scalar) -> String {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }
}
