/// The number of tries of each kind of move, and of the moves of the kind that are still open.
struct KindTable {
    private struct Kind {
        let name: String
        var tries = 0
        var deeper = 0
        var open = 0
        let isLate: Bool
    }

    /// True when late kinds are tried, too.
    private(set) var triesLate = false

    private var kinds: [Kind] = []
    private var numbers: [String: Int] = [:]

    /// The number of kinds that were never tried, without late ones until these are tried, too.
    private var newCount = 0

    /// Notes an open move, and returns the number of its kind.
    mutating func add(_ name: String, isLate: Bool = false) -> Int {
        let number = numbers[name] ?? kinds.count
        if number == kinds.count {
            numbers[name] = number
            kinds.append(Kind(name: name, isLate: isLate))
            if isTriedNow(number) { newCount += 1 }
        }
        kinds[number].open += 1
        return number
    }

    mutating func tryLate() {
        triesLate = true
        newCount = kinds.count { $0.tries == 0 }
    }

    /// Returns whether moves of a kind are tried now: all but late ones, or all.
    func isTriedNow(_ number: Int) -> Bool { triesLate || !kinds[number].isLate }

    /// Notes that an open move was tried.
    mutating func noteTry(_ number: Int) {
        if kinds[number].tries == 0, isTriedNow(number) { newCount -= 1 }
        kinds[number].tries += 1
        kinds[number].open -= 1
    }

    /// Notes that a try has led to a path that was never seen. Up to `most` such tries do not
    /// count: a move that leads deeper is tried further.
    mutating func noteNewPath(_ number: Int, most: Int) {
        guard kinds[number].tries > 1, kinds[number].deeper < most else { return }
        kinds[number].deeper += 1
        kinds[number].tries -= 1
    }

    func name(_ number: Int) -> String { kinds[number].name }

    func tries(_ number: Int) -> Int { kinds[number].tries }

    /// True if some kind was never tried.
    var hasNew: Bool { newCount > 0 }

    /// The number of open moves.
    var open: Int { kinds.reduce(0) { $0 + $1.open } }

    /// The names of the kinds that have open moves, with their number and that of the tries.
    var openKinds: [String] {
        kinds.filter { $0.open > 0 }.map { kind in
            "\(kind.name): \(kind.open) open, \(kind.tries) tried"
        }.sorted()
    }
}
