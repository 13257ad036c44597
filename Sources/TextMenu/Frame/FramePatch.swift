/// Some rows of a frame that are to look otherwise, while all others stay.
struct FramePatch {
    /// The row of the frame that the first of them takes.
    let row: Int
    let rows: [Row]

    /// The rows of the frame in which they are seen.
    let visible: Range<Int>
}
