package import TextMenu
import WaylineRouting
import WaylineText

/// Characters of one style that stand side by side in a row.
package struct PictureRun {
    let style: FrameRow.Style
    private(set) var text = ""
    private(set) var columns: Range<Int>
    private var characters: [FrameRow.PlacedCharacter]

    private init(_ character: FrameRow.PlacedCharacter) {
        (style, text, columns) = (character.style, character.text, character.columns)
        characters = [character]
    }

    /// The runs of a row from the left on, with their blanks.
    static func runs(of row: FrameRow) -> [PictureRun] {
        joined(row.characters) { $0.style == $1.style }
    }

    /// The parts of the run that one text can show. Two blanks, a wide character or a sign, which
    /// may come from another font, start a new one.
    var pieces: [PictureRun] {
        let shown = characters.indices.filter { index in
            characters[index].text != " "
                || (isLetter(at: index - 1) && isLetter(at: index + 1))
        }
        return Self.joined(shown.map { characters[$0] }) { before, next in
            before.columns.upperBound == next.columns.lowerBound
                && (before.text == next.text || (before.isInText && next.isInText))
        }
    }

    /// Returns a row of preformatted text, with an element for each run and each wide character.
    package static func html(_ row: FrameRow) -> String {
        runs(of: row).map { run in
            let text = run.characters.map { character in
                let text = character.text.escaped(for: .html)
                return character.columns.count == 1 ? text : "<i>\(text)</i>"
            }.joined()
            if run.style == .plain { return text }
            return "<b class=\"\(PictureColours.name(of: run.style))\">\(text)</b>"
        }.joined()
    }

    private func isLetter(at index: Int) -> Bool {
        characters.indices.contains(index) && characters[index].text != " "
            && characters[index].isInText
    }

    private static func joined(
        _ characters: [FrameRow.PlacedCharacter],
        while fits: (FrameRow.PlacedCharacter, FrameRow.PlacedCharacter) -> Bool
    ) -> [PictureRun] {
        var runs: [PictureRun] = []
        for character in characters {
            guard let last = runs.last?.characters.last, fits(last, character) else {
                runs.append(PictureRun(character))
                continue
            }
            runs[runs.count - 1].append(character)
        }
        return runs
    }

    private mutating func append(_ character: FrameRow.PlacedCharacter) {
        text += character.text
        columns = columns.lowerBound..<character.columns.upperBound
        characters.append(character)
    }
}

extension FrameRow.PlacedCharacter {
    /// True for a character that a font for text has, in one column.
    fileprivate var isInText: Bool {
        columns.count == 1
            && text.allSatisfy { $0.isASCII || $0.isLetter || "…–—‘’“”·•".contains($0) }
    }
}
