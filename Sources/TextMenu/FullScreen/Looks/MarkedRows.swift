import WaylineInterface

/// The marked row among the options of a control, and those in view around it.
@MainActor
struct MarkedRows {
    /// The number of rows that a page key moves by.
    private static let page = 10

    private let count: Int
    private let marked: Int

    init(_ options: some OptionInput) {
        self.init(count: options.count, marked: options.marked)
    }

    init(count: Int, marked: Int) {
        (self.count, self.marked) = (count, marked)
    }

    /// Marks the row that `command` moves to. Returns false if the marker does not move.
    func move(by command: KeyCommand, in options: some OptionInput) -> Bool {
        let target = target(of: command)
        if target == marked { return false }
        options.marked = target
        return true
    }

    /// The row that `command` moves to.
    func target(of command: KeyCommand) -> Int {
        let last = max(count - 1, 0)
        return switch command {
        case .up: max(marked - 1, 0)
        case .down: min(marked + 1, last)
        case .pageUp: max(marked - Self.page, 0)
        case .pageDown: min(marked + Self.page, last)
        case .first: 0
        case .last: last
        default: marked
        }
    }

    /// Scrolls the options by `rows`, at most by a page, and moves the marker to the middle of the
    /// page.
    func scroll(by rows: Int, in options: some OptionInput, _ drawing: Drawing) -> Bool {
        let seen = drawing.options.values.filter { $0 >= 0 }
        guard let first = seen.min(), let last = seen.max() else { return false }
        let room = last - first + 1
        let (middle, rows) = (first + room / 2, min(max(rows, -room), room))
        let target = rows > 0 ? max(marked, middle) + rows : min(marked, middle) + rows
        guard target != marked, first > 0 || last < count - 1 else { return false }
        options.marked = min(max(target, 0), count - 1)
        return options.marked != marked
    }

    /// As many rows as there is `room` for, with the marked one among them.
    func visible(in room: Int) -> Range<Int> {
        let room = max(min(room, count), min(count, 1))
        let first = max(min(marked - room / 2, count - room), 0)
        return first..<first + room
    }

    /// As many rows as there is `room` for together with the headings of their sections. A row
    /// without a section, after one with a section, stands under an empty row.
    func visible(in room: Int, _ section: (Int) -> String) -> Range<Int> {
        let simple = visible(in: room)
        guard simple.contains(where: { !section($0).isEmpty }) else { return simple }
        func top(_ index: Int) -> Int { section(index).isEmpty ? 0 : 1 }
        func step(to index: Int) -> Int { section(index) == section(index - 1) ? 0 : 1 }
        var range = marked..<marked + 1
        var left = room - 1 - top(marked)
        while true {
            let old = range
            if range.lowerBound > 0 {
                let (first, next) = (range.lowerBound, range.lowerBound - 1)
                let cost = 1 + top(next) + step(to: first) - top(first)
                if cost <= left { range = next..<range.upperBound; left -= cost }
            }
            if range.upperBound < count {
                let cost = 1 + step(to: range.upperBound)
                if cost <= left { range = range.lowerBound..<range.upperBound + 1; left -= cost }
            }
            if range == old { return range }
        }
    }
}
