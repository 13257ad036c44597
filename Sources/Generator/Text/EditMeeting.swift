/// Where two searches for the shortest edit meet, one from the start and one from the end.
///
/// A diagonal holds the places whose old line minus new line is the same number. For each, it is kept
/// how far down it one can get with so many lines taken out or put in.
struct EditMeeting {
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

    /// The parts without the lines at their starts and ends that are equal.
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

    /// How many differences are looked for, either way: the time grows with their square.
    private static let most = 5_000

    /// A place on a shortest way through both parts, halfway; nil if they have hardly anything in common.
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

/// The diagonals that a search has come to: every second one between two.
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

    /// Goes one further on both sides, or back where there is no further; says what lies beyond.
    mutating func widen() -> (below: Int?, above: Int?) {
        let grows = (below: lowest > all.lowerBound, above: highest < all.upperBound)
        lowest += grows.below ? -1 : 1
        highest += grows.above ? 1 : -1
        return (grows.below ? lowest - 1 : nil, grows.above ? highest + 1 : nil)
    }
}
