import WaylineText

extension FrameRow {
    /// A character of a row, with its place.
    package struct PlacedCharacter {
        package let text: String
        package let style: FrameRow.Style

        /// Its columns: one, or two if it is wide.
        package let columns: Range<Int>
    }

    /// The characters of the row without the blanks at its end, for pictures.
    package var characters: [PlacedCharacter] {
        (0..<length).compactMap { column in
            let cell = self[column]
            if cell.isRightHalf { return nil }
            var bytes: [UInt8] = []
            write(column, to: &bytes)
            return PlacedCharacter(
                text: String(decoding: bytes, as: UTF8.self), style: cell.style,
                columns: column..<column + Int(cell.columns))
        }
    }
}
