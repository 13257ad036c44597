/// The rows that a filter lets through, with the marked and the chosen one among them.
///
/// A place is an index among all rows. An index counts only the rows that are shown.
struct FilteredRows: Equatable {
    /// The number of rows without the filter.
    private(set) var countOfAll: Int
    private(set) var filter = ""

    /// The filter while the user types it.
    var editing: TextEditing?

    /// The index of the marked row.
    var marked = 0

    /// The place of the row that was chosen last.
    var chosenPlace: Int?

    /// The places of the rows that are shown, in order; nil for all.
    private var places: [Int]?

    init(count: Int) {
        countOfAll = count
    }

    /// The number of rows that are shown.
    var count: Int { places?.count ?? countOfAll }

    func place(of index: Int) -> Int { places?[index] ?? index }

    /// The place of the marked row; nil if there is no row.
    var markedPlace: Int? { marked < count ? place(of: marked) : nil }

    /// Returns the index of the row at `place`; nil if it is not shown.
    func index(of place: Int) -> Int? {
        guard let places else { return (0..<countOfAll).contains(place) ? place : nil }
        var range = 0..<places.count
        while !range.isEmpty {
            let middle = range.lowerBound + range.count / 2
            if places[middle] == place { return middle }
            range =
                places[middle] < place
                ? middle + 1..<range.upperBound
                : range.lowerBound..<middle
        }
        return nil
    }

    /// Moves the marker to the row at `place`. Does nothing if it is not shown.
    mutating func mark(_ place: Int?) {
        if let index = place.flatMap(index(of:)) { marked = index }
    }

    /// Shows only the rows whose title contains `text`. The marker goes to the first one.
    mutating func narrow(to text: String, _ title: (Int) -> String) {
        if let places, text.hasPrefix(filter) {
            search(in: places, for: text, title)
        } else {
            search(in: 0..<countOfAll, for: text, title)
        }
        filter = text
        marked = 0
    }

    /// Two rows have changed their places. The marker and the chosen row move with them.
    mutating func swapAt(_ one: Int, _ other: Int) {
        if marked == one { marked = other } else if marked == other { marked = one }
        if chosenPlace == one {
            chosenPlace = other
        } else if chosenPlace == other {
            chosenPlace = one
        }
    }

    /// Takes other rows, of this number, with the same filter.
    mutating func replace(count: Int, _ title: (Int) -> String) {
        countOfAll = count
        search(in: 0..<count, for: filter, title)
        marked = min(marked, max(self.count - 1, 0))
    }

    private mutating func search(
        in candidates: some Sequence<Int>, for text: String, _ title: (Int) -> String
    ) {
        if text.isEmpty {
            places = nil
        } else {
            let pattern = FilterPattern(text)
            places = candidates.filter { pattern.isFound(in: title($0)) }
        }
    }
}
