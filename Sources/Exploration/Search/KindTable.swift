/// The number of tries of each kind of move, and of the moves of the kind that are still open.
///
/// A kind is tried in the nearest states, and again after the first few combinations of changes of
/// the world. Later, it is tried again only if the screen that it opens was not opened after one of
/// the changes. A screen that stays open can show what was known before.
struct KindTable {
    /// The moves that are tried next, the most urgent first.
    enum Urgency: Int, Comparable, CaseIterable {
        /// The kind was never tried.
        case newKind

        /// The kind was not tried after these changes of the world.
        case newChanges

        /// The kind is still tried.
        case usual

        static func < (one: Self, other: Self) -> Bool { one.rawValue < other.rawValue }
    }

    /// The least number of combinations of changes after which each kind is tried, however few
    /// tries it has.
    private static let fewCombinations = 4

    private struct Kind {
        let name: String

        /// True if it is tried when nothing else is left.
        let isLate: Bool
        var tries = 0

        /// The number of tries that did not count, since they led to a new path.
        var deeper = 0
        var open = 0

        /// The number of tries that have begun work without an end.
        var endless = 0

        /// The changes of the world after which it was tried.
        var changes: Set<WorldChanges> = []

        /// The node that it has opened last; nil if it has opened none.
        var target: String?

        /// The other changes after which it has open moves.
        var newChanges: Set<WorldChanges> = []

        /// True if three tries or more have begun work without an end, and no other has ended.
        var isLeft: Bool { endless >= 3 && endless == tries }
    }

    /// The number of tries after which a kind is left.
    private let most: Int

    /// The number of combinations of changes after which each kind is tried in any case.
    private let sureChanges: Int

    /// The changes after which each node was opened. Steps during a fault do not count.
    private var opened: [String: WorldChanges] = [:]

    private var kinds: [Kind] = []
    private var numbers: [String: Int] = [:]

    /// True when late kinds are tried, too.
    private(set) var triesLate = false

    /// The number of kinds that were never tried, of those that are tried now.
    private var newCount = 0

    /// The number of changes of the world after which kinds are still to be tried.
    private var newChangesCount = 0

    /// The number of open moves of kinds that are still tried.
    private var wantedCount = 0

    /// The number of open moves.
    private(set) var open = 0

    init(most: Int) {
        self.most = most
        sureChanges = max(most / 2, Self.fewCombinations)
    }

    /// Notes an open move after these changes of the world, and returns the number of its kind.
    mutating func add(_ name: String, after changes: WorldChanges, isLate: Bool = false) -> Int {
        let number = numbers[name] ?? kinds.count
        if number == kinds.count {
            numbers[name] = number
            kinds.append(Kind(name: name, isLate: isLate))
            if isTriedNow(number) { newCount += 1 }
        }
        let isNew = isNew(number, after: changes)
        change(number) {
            $0.open += 1
            if isNew { $0.newChanges.insert(changes) }
        }
        return number
    }

    /// Lets late kinds be tried, too.
    mutating func tryLate() {
        triesLate = true
        newCount = kinds.count { $0.tries == 0 }
        newChangesCount = kinds.indices.reduce(0) { $0 + newChanges($1) }
        wantedCount = kinds.indices.reduce(0) { $0 + wanted($1) }
    }

    /// Returns whether a kind is left, since it has never ended.
    func isLeft(_ number: Int) -> Bool { kinds[number].isLeft }

    /// Returns whether moves of a kind are tried now. Late kinds come last.
    private func isTriedNow(_ number: Int) -> Bool {
        (triesLate || !kinds[number].isLate) && !kinds[number].isLeft
    }

    /// The urgency of an open move of a kind after these changes; nil if the kind is left.
    func urgency(_ number: Int, after changes: WorldChanges) -> Urgency? {
        guard isTriedNow(number) else { return nil }
        if kinds[number].tries == 0 { return .newKind }
        if kinds[number].newChanges.contains(changes) { return .newChanges }
        return kinds[number].tries < most ? .usual : nil
    }

    /// Notes that an open move was tried after these changes.
    mutating func noteTry(_ number: Int, after changes: WorldChanges) {
        if kinds[number].tries == 0, isTriedNow(number) { newCount -= 1 }
        change(number) {
            $0.tries += 1
            $0.open -= 1
            if $0.newChanges.remove(changes) == nil { return }
            $0.changes.insert(changes)
        }
        dropKnownChanges(of: number)
    }

    /// Notes the node that a try has opened.
    mutating func noteOpening(of node: String, by number: Int) {
        if kinds[number].target == node { return }
        kinds[number].target = node
        dropKnownChanges(of: number)
    }

    /// Notes that a node was opened after these changes, without a fault.
    mutating func noteOpening(of node: String, after changes: WorldChanges) {
        let known = opened[node] ?? []
        if changes.isSubset(of: known) { return }
        opened[node] = known.union(changes)
        for number in kinds.indices where kinds[number].target == node {
            dropKnownChanges(of: number)
        }
    }

    /// Returns whether a kind is to be tried after these changes.
    private func isNew(_ number: Int, after changes: WorldChanges) -> Bool {
        let kind = kinds[number]
        if kind.changes.contains(changes) { return false }
        if kind.changes.count < sureChanges { return true }
        guard let target = kind.target else { return false }
        return !changes.isSubset(of: opened[target] ?? [])
    }

    private mutating func dropKnownChanges(of number: Int) {
        if kinds[number].newChanges.isEmpty { return }
        let missed = kinds[number].newChanges.filter { isNew(number, after: $0) }
        if missed.count < kinds[number].newChanges.count {
            change(number) { $0.newChanges = missed }
        }
    }

    /// Notes that a try has begun work that does not end, which takes long.
    mutating func noteEndless(_ number: Int) {
        change(number) { $0.endless += 1 }
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

    /// Returns whether some open move is so urgent. If a state with it cannot be reached any more,
    /// there is no way to it.
    func has(_ urgency: Urgency) -> Bool {
        switch urgency {
        case .newKind: hasNew
        case .newChanges: newChangesCount > 0
        case .usual: wantedCount > 0
        }
    }

    /// Returns whether each kind that has open moves was tried so many times, or is left.
    func areTried(atLeast tries: Int) -> Bool {
        kinds.allSatisfy { $0.open == 0 || $0.tries >= tries || $0.isLeft }
    }

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

    private func newChanges(_ number: Int) -> Int {
        isTriedNow(number) ? kinds[number].newChanges.count : 0
    }

    private mutating func change(_ number: Int, _ change: (inout Kind) -> Void) {
        let (open, wanted) = (kinds[number].open, wanted(number))
        let newChanges = newChanges(number)
        change(&kinds[number])
        self.open += kinds[number].open - open
        wantedCount += self.wanted(number) - wanted
        newChangesCount += self.newChanges(number) - newChanges
    }
}
