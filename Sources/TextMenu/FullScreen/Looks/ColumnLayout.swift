import WaylineInterface

/// The places of a table's columns in a row. If there is no room for all of them, the last ones
/// are left for a second line.
struct ColumnLayout: Equatable {
    /// A column that is shown.
    struct Place: Equatable {
        /// The index of the column.
        let column: Int
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

    /// The columns that are shown, from the left to the right.
    let places: [Place]

    /// The indices of the columns that have no room.
    let left: [Int]

    /// Arranges the columns in the `room` from `start` on. The `naming` column is always shown.
    init(_ needs: [ColumnNeed], naming: Int, from start: Int, room: Int) {
        var widths = needs.map { $0.least(in: room) }
        var shown = Array(needs.indices)
        var rest = room - Self.width(of: widths)
        if rest < 0, needs.indices.contains(naming) {
            widths[naming] = max(widths[naming], min(needs[naming].widest, room / 2))
            shown = Self.fitting(widths, naming, room)
            rest = room - Self.width(of: shown.map { widths[$0] })
        }
        let fitted = shown.filter { needs[$0].width == .fitted }
        let flexible = shown.filter { needs[$0].width == .flexible }
        Self.share(&rest, among: fitted, of: &widths) { needs[$0].widest }
        Self.share(&rest, among: flexible, of: &widths) { needs[$0].widest }
        Self.share(&rest, among: flexible, of: &widths) { _ in room }
        var next = start
        places = shown.map { column in
            defer { next += widths[column] + Self.gap }
            return Place(column: column, start: next, width: widths[column])
        }
        left = needs.indices.filter { !shown.contains($0) }
    }

    /// The indices of the naming column and of the first others that have room beside it.
    private static func fitting(_ widths: [Int], _ naming: Int, _ room: Int) -> [Int] {
        var shown = [naming]
        for column in widths.indices where column != naming {
            if width(of: (shown + [column]).map { widths[$0] }) > room { break }
            shown.append(column)
        }
        return shown.sorted()
    }

    private static func width(of widths: [Int]) -> Int {
        widths.reduce(gap * max(widths.count - 1, 0), +)
    }

    /// The columns of the terminal that all texts need.
    static func width(of needs: [ColumnNeed]) -> Int {
        width(of: needs.map(\.widest))
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
