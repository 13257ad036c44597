/// Finds the lines in which two texts differ, by the algorithm of Eugene Myers, from both ends at
/// the same time.
///
/// The time grows with the length times the number of differences, the memory with the length. A
/// part with thousands of differences counts as different as a whole.
struct EditSearch {
    private(set) var removed: [Bool]
    private(set) var added: [Bool]

    private var old: [(line: Int, place: Int)] = []
    private var new: [(line: Int, place: Int)] = []
    private var search: BidirectionalSearch

    /// Takes each line as a number below `kinds`. Equal lines have equal numbers.
    init(from old: [Int], to new: [Int], kinds: Int) {
        removed = Array(repeating: false, count: old.count)
        added = Array(repeating: false, count: new.count)
        let start = zip(old, new).prefix { $0 == $1 }.count
        let most = min(old.count, new.count) - start
        let end = zip(old.reversed(), new.reversed()).prefix(most).prefix { $0 == $1 }.count
        let oldMiddle = start..<old.count - end
        let newMiddle = start..<new.count - end
        // A line that only one text has needs no search.
        let inOld = Self.seen(old, kinds: kinds)
        let inNew = Self.seen(new, kinds: kinds)
        for place in oldMiddle {
            if inNew[old[place]] { self.old.append((old[place], place)) }
            removed[place] = !inNew[old[place]]
        }
        for place in newMiddle {
            if inOld[new[place]] { self.new.append((new[place], place)) }
            added[place] = !inOld[new[place]]
        }
        search = BidirectionalSearch(old: self.old.map(\.line), new: self.new.map(\.line))
    }

    /// Marks the lines that differ.
    mutating func run() {
        mark(0..<old.count, 0..<new.count)
    }

    /// Divides the parts in the middle of a shortest edit. Each half has half the differences, so
    /// the recursion is not deep.
    private mutating func mark(_ oldPart: Range<Int>, _ newPart: Range<Int>) {
        let (oldRest, newRest) = search.trimmed(oldPart, newPart)
        if !oldRest.isEmpty, !newRest.isEmpty, let middle = search.middle(of: oldRest, newRest) {
            mark(oldRest.lowerBound..<middle.old, newRest.lowerBound..<middle.new)
            mark(middle.old..<oldRest.upperBound, middle.new..<newRest.upperBound)
        } else {
            for place in oldRest { removed[old[place].place] = true }
            for place in newRest { added[new[place].place] = true }
        }
    }

    private static func seen(_ lines: [Int], kinds: Int) -> [Bool] {
        var seen = Array(repeating: false, count: kinds)
        for line in lines { seen[line] = true }
        return seen
    }
}

/// Two searches for the shortest edit, one from the start and one from the end, until they meet.
///
/// A diagonal holds the positions with the same difference between the old line and the new line.
/// `down` and `up` hold the furthest position on each diagonal that the number of edits so far can
/// reach.
private struct BidirectionalSearch {
    private let old: [Int]
    private let new: [Int]
    private var down: [Int]
    private var up: [Int]

    init(old: [Int], new: [Int]) {
        self.old = old
        self.new = new
        down = Array(repeating: 0, count: old.count + new.count + 3)
        up = down
    }

    /// Returns the parts without the equal lines at their starts and ends.
    func trimmed(_ oldPart: Range<Int>, _ newPart: Range<Int>) -> (Range<Int>, Range<Int>) {
        var (oldStart, newStart) = (oldPart.lowerBound, newPart.lowerBound)
        var (oldEnd, newEnd) = (oldPart.upperBound, newPart.upperBound)
        while oldStart < oldEnd, newStart < newEnd, old[oldStart] == new[newStart] {
            oldStart += 1
            newStart += 1
        }
        while oldStart < oldEnd, newStart < newEnd, old[oldEnd - 1] == new[newEnd - 1] {
            oldEnd -= 1
            newEnd -= 1
        }
        return (oldStart..<oldEnd, newStart..<newEnd)
    }

    /// The limit on differences in each direction: the time grows with their square.
    private static let most = 5_000

    /// Returns the middle of a shortest edit of both parts; nil if the parts have almost nothing in
    /// common.
    mutating func middle(of old: Range<Int>, _ new: Range<Int>) -> (old: Int, new: Int)? {
        let first = old.lowerBound - new.lowerBound
        let last = old.upperBound - new.upperBound
        let all = (old.lowerBound - new.upperBound)...(old.upperBound - new.lowerBound)
        var downward = Diagonals(first, within: all)
        var upward = Diagonals(last, within: all)
        down[place(first)] = old.lowerBound
        up[place(last)] = old.upperBound
        let meetsGoingDown = (first - last) % 2 != 0
        for _ in 0..<Self.most {
            widen(&downward, in: \.down, beyond: -1)
            for diagonal in downward.descending {
                let reached = stepDown(diagonal, old.upperBound, new.upperBound)
                if meetsGoingDown, upward.contains(diagonal), up[place(diagonal)] <= reached {
                    return (reached, reached - diagonal)
                }
            }
            widen(&upward, in: \.up, beyond: .max)
            for diagonal in upward.descending {
                let reached = stepUp(diagonal, old.lowerBound, new.lowerBound)
                if !meetsGoingDown, downward.contains(diagonal), reached <= down[place(diagonal)] {
                    return (reached, reached - diagonal)
                }
            }
        }
        return nil
    }

    private mutating func stepDown(_ diagonal: Int, _ oldEnd: Int, _ newEnd: Int) -> Int {
        let at = place(diagonal)
        var line = down[at - 1] >= down[at + 1] ? down[at - 1] + 1 : down[at + 1]
        while line < oldEnd, line - diagonal < newEnd, old[line] == new[line - diagonal] {
            line += 1
        }
        down[at] = line
        return line
    }

    private mutating func stepUp(_ diagonal: Int, _ oldStart: Int, _ newStart: Int) -> Int {
        let at = place(diagonal)
        var line = up[at - 1] < up[at + 1] ? up[at - 1] : up[at + 1] - 1
        while line > oldStart, line - diagonal > newStart, old[line - 1] == new[line - diagonal - 1]
        {
            line -= 1
        }
        up[at] = line
        return line
    }

    private mutating func widen(
        _ diagonals: inout Diagonals, in reached: WritableKeyPath<Self, [Int]>, beyond nothing: Int
    ) {
        let (below, above) = diagonals.widen()
        if let below { self[keyPath: reached][place(below)] = nothing }
        if let above { self[keyPath: reached][place(above)] = nothing }
    }

    private func place(_ diagonal: Int) -> Int { diagonal + new.count + 1 }
}

/// The diagonals that a search has reached: every second one from the lowest to the highest.
private struct Diagonals {
    private var lowest: Int
    private var highest: Int
    private let all: ClosedRange<Int>

    init(_ first: Int, within all: ClosedRange<Int>) {
        lowest = first
        highest = first
        self.all = all
    }

    var descending: StrideThrough<Int> { stride(from: highest, through: lowest, by: -2) }

    func contains(_ diagonal: Int) -> Bool { lowest <= diagonal && diagonal <= highest }

    /// Adds a diagonal on each side, or drops one at the border. Returns the diagonals just beyond
    /// the new ones.
    mutating func widen() -> (below: Int?, above: Int?) {
        let grows = (below: lowest > all.lowerBound, above: highest < all.upperBound)
        lowest += grows.below ? -1 : 1
        highest += grows.above ? 1 : -1
        return (grows.below ? lowest - 1 : nil, grows.above ? highest + 1 : nil)
    }
}
