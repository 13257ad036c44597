package import WaylineText

/// The rows that a filter lets through, with the marked and the chosen one among them.
///
/// A place is an index among all rows as they were given. An index counts only the rows that are
/// shown, in the order in which they are shown.
package struct FilteredRows: Equatable {
    /// Returns how the row at a place matches. Looks for the letters in order only if the flag is
    /// true.
    package typealias Matcher = (FilterPattern, _ orInOrder: Bool, Int) -> FilterPattern.Match

    /// The number of rows without the filter.
    package private(set) var countOfAll: Int
    package private(set) var filter = ""

    /// The index of the marked row.
    package var marked = 0

    /// The place of the row that was chosen last.
    var chosenPlace: Int?

    /// The places of the rows that are shown, in order; nil for all.
    private var places: [Int]?

    /// True if no row contains the filter. Then the rows that have its letters in order are shown.
    private var isLoose = false

    /// The order of all rows; nil if they are shown as they were given.
    private var order: Order?

    /// The places of all rows in an order, and for each place its number in it.
    private struct Order: Equatable {
        let places: [Int]
        private(set) var ranks: [Int]

        init(_ places: [Int]) {
            self.places = places
            ranks = places
            for (rank, place) in places.enumerated() { ranks[place] = rank }
        }
    }

    package init(count: Int) {
        countOfAll = count
    }

    /// The number of rows that are shown.
    package var count: Int { places?.count ?? countOfAll }

    package func place(of index: Int) -> Int { places?[index] ?? order?.places[index] ?? index }

    /// The place of the marked row; nil if there is no row.
    package var markedPlace: Int? { marked < count ? place(of: marked) : nil }

    /// Returns the index of the row at `place`; nil if it is not shown.
    package func index(of place: Int) -> Int? {
        guard (0..<countOfAll).contains(place) else { return nil }
        let wanted = rank(of: place)
        guard let places else { return wanted }
        var range = 0..<places.count
        while !range.isEmpty {
            let middle = range.lowerBound + range.count / 2
            if places[middle] == place { return middle }
            range =
                rank(of: places[middle]) < wanted
                ? middle + 1..<range.upperBound
                : range.lowerBound..<middle
        }
        return nil
    }

    private func rank(of place: Int) -> Int { order?.ranks[place] ?? place }

    /// Moves the marker to the row at `place`. Does nothing if it is not shown.
    package mutating func mark(_ place: Int?) {
        if let index = place.flatMap(index(of:)) { marked = index }
    }

    /// Shows only the rows that contain `text` or, if there are none, those that have its letters
    /// in order. The marker goes to the first one.
    package mutating func narrow(to text: String, _ match: Matcher) {
        search(for: text, in: text.hasPrefix(filter) ? places : nil, match)
        filter = text
        marked = 0
    }

    /// Shows the rows in another order: all their places, or nil for the order in which they were
    /// given.
    package mutating func sort(_ order: [Int]?) {
        let place = markedPlace
        self.order = order.map(Order.init)
        places = places?.sorted { rank(of: $0) < rank(of: $1) }
        mark(place)
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

    /// Takes other rows, of this number and order, with the same filter.
    package mutating func replace(count: Int, order: [Int]? = nil, _ match: Matcher) {
        countOfAll = count
        self.order = order.map(Order.init)
        search(for: filter, match)
        marked = min(marked, max(self.count - 1, 0))
    }

    /// Searches the rows at the `known` places, or all rows. The known ones match the beginning of
    /// `text`. They include all rows that contain it. They include all rows that have its letters
    /// in order only if `isLoose`.
    private mutating func search(for text: String, in known: [Int]? = nil, _ match: Matcher) {
        if text.isEmpty { return places = nil }
        let (pattern, all) = (FilterPattern(text), order?.places ?? Array(0..<countOfAll))
        let isEnough = known == nil || isLoose
        var found = Self.places(in: known ?? all, orInOrder: isEnough) { match(pattern, $0, $1) }
        if found.whole.isEmpty, !isEnough {
            found = Self.places(in: all, orInOrder: true) { match(pattern, $0, $1) }
        }
        isLoose = found.whole.isEmpty
        places = isLoose ? found.inOrder : found.whole
    }

    private static func places(
        in candidates: [Int], orInOrder: Bool, _ match: (Bool, Int) -> FilterPattern.Match
    ) -> (whole: [Int], inOrder: [Int]) {
        var found: (whole: [Int], inOrder: [Int]) = ([], [])
        for place in candidates {
            switch match(orInOrder && found.whole.isEmpty, place) {
            case .whole: found.whole.append(place)
            case .inOrder: found.inOrder.append(place)
            case .none: break
            }
        }
        return found
    }
}
