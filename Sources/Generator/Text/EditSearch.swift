/// Finds which lines of two texts differ, by the algorithm of Eugene Myers, from both ends at once:
/// in the time of the length times the number of differences, and in the space of the length. Parts that
/// have thousands of differences are different as a whole.
struct EditSearch {
    private(set) var removed: [Bool]
    private(set) var added: [Bool]

    private var old: [(line: Int, place: Int)] = []
    private var new: [(line: Int, place: Int)] = []
    private var meeting: EditMeeting

    /// Lines are numbers below `kinds`, equal ones for equal lines.
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
        meeting = EditMeeting(old: self.old.map(\.line), new: self.new.map(\.line))
    }

    /// Marks what differs.
    mutating func run() {
        mark(0..<old.count, 0..<new.count)
    }

    /// Each half has half the differences, so this does not go deep.
    private mutating func mark(_ oldPart: Range<Int>, _ newPart: Range<Int>) {
        let (oldRest, newRest) = meeting.trimmed(oldPart, newPart)
        if !oldRest.isEmpty, !newRest.isEmpty, let middle = meeting.middle(of: oldRest, newRest) {
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
