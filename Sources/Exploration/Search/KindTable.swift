/// The number of tries of each kind of move, and of the moves of the kind that are still open.
struct KindTable {
    private struct Kind {
        let name: String

        /// True if it is tried when nothing else is left.
        let isLate: Bool
        var tries = 0

        /// The number of tries that did not count, since they led to a new path.
        var deeper = 0
        var open = 0
    }

    /// The number of tries after which a kind is left.
    private let most: Int

    private var kinds: [Kind] = []
    private var numbers: [String: Int] = [:]

    /// True when late kinds are tried, too.
    private(set) var triesLate = false

    /// The number of kinds that were never tried, of those that are tried now.
    private var newCount = 0

    /// The number of open moves of kinds that are still tried.
    private var wantedCount = 0

    /// The number of open moves.
    private(set) var open = 0

    init(most: Int) { self.most = most }

    /// Notes an open move, and returns the number of its kind.
    mutating func add(_ name: String, isLate: Bool = false) -> Int {
        let number = numbers[name] ?? kinds.count
        if number == kinds.count {
            numbers[name] = number
            kinds.append(Kind(name: name, isLate: isLate))
            if isTriedNow(number) { newCount += 1 }
        }
        change(number) { $0.open += 1 }
        return number
    }

    /// Lets late kinds be tried, too.
    mutating func tryLate() {
        triesLate = true
        newCount = kinds.count { $0.tries == 0 }
        wantedCount = kinds.indices.reduce(0) { $0 + wanted($1) }
    }

    /// Returns whether moves of a kind are tried now: all but late ones, or all.
    func isTriedNow(_ number: Int) -> Bool { triesLate || !kinds[number].isLate }

    /// Notes that an open move was tried.
    mutating func noteTry(_ number: Int) {
        if kinds[number].tries == 0, isTriedNow(number) { newCount -= 1 }
        change(number) {
            $0.tries += 1
            $0.open -= 1
        }
    }

    /// Notes that a try has led to a path that was never seen. Some such tries do not count: a move
    /// that leads deeper is tried further.
    mutating func noteNewPath(_ number: Int) {
        guard kinds[number].tries > 1, kinds[number].deeper < most - 1 else { return }
        change(number) {
            $0.deeper += 1
            $0.tries -= 1
        }
    }

    func name(_ number: Int) -> String { kinds[number].name }

    func tries(_ number: Int) -> Int { kinds[number].tries }

    /// True if some kind was never tried.
    var hasNew: Bool { newCount > 0 }

    /// True if some open move is of a kind that is still tried.
    var hasWanted: Bool { wantedCount > 0 }

    /// The names of the kinds that have open moves, with their number and that of the tries.
    var openKinds: [String] {
        kinds.filter { $0.open > 0 }.map { kind in
            "\(kind.name): \(kind.open) open, \(kind.tries) tried"
        }.sorted()
    }

    private func wanted(_ number: Int) -> Int {
        let kind = kinds[number]
        return kind.tries < most && isTriedNow(number) ? kind.open : 0
    }

    private mutating func change(_ number: Int, _ change: (inout Kind) -> Void) {
        let before = (open: kinds[number].open, wanted: wanted(number))
        change(&kinds[number])
        open += kinds[number].open - before.open
        wantedCount += wanted(number) - before.wanted
    }
}
