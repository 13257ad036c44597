import WaylineInterface

/// The places of a table's columns in a row. The last columns are left out if there is no room for
/// them.
struct ColumnLayout: Equatable {
    /// A column that is shown.
    struct Place: Equatable {
        let start: Int
        let width: Int
    }

    /// A column to be placed.
    struct ColumnNeed: Equatable {
        let width: ColumnWidth

        /// The columns of the terminal that its title takes.
        let title: Int

        /// Its columns if nothing is cut.
        let widest: Int

        init(width: ColumnWidth, title: Int, widest: Int) {
            (self.width, self.title) = (width, title)
            if case .fixed(let columns) = width {
                self.widest = min(max(columns, 1), ColumnLayout.widestFixed)
            } else {
                self.widest = widest
            }
        }

        /// Its least width in a row of this width.
        fileprivate func least(in room: Int) -> Int {
            let least =
                switch width {
                case .fixed: widest
                case .fitted, .flexible: min(widest, max(title, ColumnLayout.leastCut))
                }
            return max(min(least, room), 1)
        }
    }

    /// The blanks between two columns.
    private static let gap = 2

    /// The least width of a column whose texts are cut.
    private static let leastCut = 8

    /// The greatest width of a fixed column.
    private static let widestFixed = 10_000

    /// The columns that are shown, the first ones of the table.
    let places: [Place]

    /// Arranges the columns in the `room` from `start` on.
    init(_ needs: [ColumnNeed], from start: Int, room: Int) {
        var widths: [Int] = []
        var left = room
        for need in needs {
            let width = need.least(in: room)
            let needed = width + (widths.isEmpty ? 0 : Self.gap)
            guard widths.isEmpty || needed <= left else { break }
            widths.append(width)
            left -= needed
        }
        let fitted = widths.indices.filter { needs[$0].width == .fitted }
        let flexible = widths.indices.filter { needs[$0].width == .flexible }
        Self.share(&left, among: fitted, of: &widths) { needs[$0].widest }
        Self.share(&left, among: flexible, of: &widths) { needs[$0].widest }
        Self.share(&left, among: flexible, of: &widths) { _ in room }
        var next = start
        places = widths.map { width in
            defer { next += width + Self.gap }
            return Place(start: next, width: width)
        }
    }

    /// The columns of the terminal that all texts need.
    static func width(of needs: [ColumnNeed]) -> Int {
        needs.reduce(gap * max(needs.count - 1, 0)) { $0 + $1.widest }
    }

    /// Widens these columns by what is `left`, each up to its `limit`, the narrowest ones first.
    private static func share(
        _ left: inout Int, among columns: [Int], of widths: inout [Int], limit: (Int) -> Int
    ) {
        while left > 0 {
            let open = columns.filter { widths[$0] < limit($0) }
            guard let narrowest = open.map({ widths[$0] }).min() else { return }
            for column in open where widths[column] == narrowest && left > 0 {
                widths[column] += 1
                left -= 1
            }
        }
    }
}
