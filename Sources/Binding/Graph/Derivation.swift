/// The inputs and the rule of a derived value. Untyped, so that code can walk a graph of derived
/// values without knowing their types.
@usableFromInline
final class Derivation {
    /// A task of the rule. The rule is one closure, specialised at the place where the value was
    /// made.
    @usableFromInline
    enum Task {
        /// Compute and store the value. Returns false if the rule keeps the value that observers
        /// know.
        case compute

        /// Notify the observers of the stored value.
        case notify

        /// Record that the observers know the stored value, if the rule depends on that.
        case commit
    }

    @usableFromInline
    struct Traits: OptionSet {
        @usableFromInline let rawValue: UInt8

        @usableFromInline
        init(rawValue: UInt8) {
            self.rawValue = rawValue
        }

        /// The value observes its inputs even if nobody observes the value.
        @usableFromInline static var isEager: Self { Self(rawValue: 1) }

        /// The rule depends on the value that observers were notified of last.
        @usableFromInline static var hasHistory: Self { Self(rawValue: 2) }
    }

    @usableFromInline typealias Rule = (Task, Unmanaged<BaseEmitter>) -> Bool

    /// The emitter of the value, which owns this.
    let emitter: Unmanaged<BaseEmitter>
    private let rule: Rule

    /// Owned. So are its siblings.
    private(set) var firstInput: Unmanaged<Edge>?

    /// The version of the value that observers were notified of last.
    @exclusivity(unchecked) var notifiedVersion: UInt32 = 0

    /// The last version that was issued.
    @exclusivity(unchecked) private var issued: UInt32 = 0

    /// The length of the longest path from an observable.
    let height: Int32
    let traits: Traits

    /// True if the value can return to the one that was notified last, by its own rule or by an
    /// input's.
    let canReturn: Bool

    /// True if there is one input, and the value never returns.
    private let isPlain: Bool

    @exclusivity(unchecked) private var hasValue = false

    /// True if an observer was bound since then and knows a newer value than the others.
    @exclusivity(unchecked) var hasMixedAudience = false

    /// True from the return to the value that was notified last until the dependents are flushed.
    /// Some dependents may have seen another value in between, and skipped it.
    @exclusivity(unchecked) private var hasReturned = false

    init(_ emitter: BaseEmitter, inputs: [BaseEmitter], traits: Traits, rule: @escaping Rule) {
        self.emitter = Unmanaged.passUnretained(emitter)
        self.rule = rule
        self.traits = traits
        canReturn =
            traits.contains(.hasHistory) || inputs.contains { $0.derivation?.canReturn == true }
        isPlain = inputs.count == 1 && !canReturn
        height = 1 + (inputs.map { $0.derivation?.height ?? 0 }.max() ?? 0)
        for input in inputs.reversed() {
            firstInput = .passRetained(Edge(from: input, to: self, sibling: firstInput))
        }
    }

    deinit {
        firstInput?.release()
    }

    /// The edges, in the order of the inputs.
    var inputs: EdgeIterator { EdgeIterator(edge: firstInput) }

    /// The state of the emitter.
    @inline(always) var state: EmitterState {
        get { emitter.borrow { $0.state } }
        set { emitter.borrow { $0.state = newValue } }
    }

    /// The version of the value.
    @inline(always) var version: UInt32 {
        get { emitter.borrow { $0.version } }
        set { emitter.borrow { $0.version = newValue } }
    }

    @inline(always) @discardableResult
    func run(_ task: Task) -> Bool {
        rule(task, emitter)
    }
}

/// The value that observers know.
extension Derivation {
    /// Records that observers know `version`, and the input versions that it was computed from.
    @inline(always)
    func didNotify(_ version: UInt32) {
        notifiedVersion = version
        if canReturn { noteInputs() }
    }

    private func noteInputs() {
        (hasMixedAudience, hasReturned) = (false, false)
        for edge in inputs { edge.notifiedVersion = edge.version }
        if traits.contains(.hasHistory) { run(.commit) }
    }

    /// Records that no observer is left that knows a value, or a value computed from it.
    func forgetNotified() {
        guard canReturn else { return }
        hasMixedAudience = false
        for edge in inputs { edge.forgetNotified() }
    }

    /// Returns true, once, if the value has returned to the one that was notified last.
    @inline(always)
    func takeReturn() -> Bool {
        guard hasReturned else { return false }
        hasReturned = false
        return true
    }

    /// True if an observer knows the new value, or one computed from it, before the notification:
    /// it was bound meanwhile, or notified along another path. Then the value cannot be taken back
    /// unnoticed.
    private var isNewValueKnown: Bool {
        var waiting = [self]
        while let derivation = waiting.popLast() {
            if derivation.hasMixedAudience { return true }
            var next = derivation.emitter.borrow { $0.dependents.first }
            while let edge = next?.takeUnretainedValue() {
                next = edge.next
                let distance = edge.notifiedVersion &- derivation.notifiedVersion
                if Int32(bitPattern: distance) > 0 { return true }
                let dependent = edge.dependent.takeUnretainedValue()
                if dependent.version != dependent.notifiedVersion { waiting.append(dependent) }
            }
        }
        return false
    }
}

/// Bringing the value up to date.
extension Derivation {
    /// The number of derived values in a row that are refreshed by recursion. Longer rows use a
    /// list.
    static var tallest: Int { 200 }

    /// Brings the value and all its inputs up to date. The value stays stale while an input is
    /// being computed, since that input has no value to read yet.
    func refresh() {
        guard state.isOnlyStale else { return }
        if height > Self.tallest { refreshInputsOneByOne() }
        if refreshSelf(), state.contains(.isStale) { refreshAgain() }
    }

    /// Same as `refresh` for a value whose only input is up to date. Returns false if that is not
    /// the case.
    @inline(always)
    func refreshFromOnlyInput() -> Bool {
        let before = state
        let after = before.subtracting(.isStale)
        guard isPlain, before.isStaleAlone, let edge = firstInput,
            edge.borrow({ $0.isInputSettled })
        else { return false }
        edge.borrow { $0.version = $0.inputVersion }
        state = after.union(.isComputing)
        run(.compute)
        hasValue = true
        renew()
        if state == after.union(.isComputing) {
            state = after
        } else {
            state.remove(.isComputing)
            if state.contains(.isStale) { refreshAgain() }
        }
        return true
    }

    /// Repeats while the rule changes its own inputs, at most a hundred times.
    @inline(never)
    private func refreshAgain() {
        var rounds = 1
        while state.contains(.isStale), rounds < 100, refreshSelf() { rounds += 1 }
    }

    /// Returns false if an input is being computed.
    @inline(always)
    private func refreshSelf() -> Bool {
        var isCurrent = hasValue
        var isNotified = canReturn
        var next = firstInput
        while let link = next {
            guard link.borrow({ $0.refreshInput() }) else {
                hasValue = false
                return false
            }
            next = link.borrow { edge in
                let version = edge.inputVersion
                isNotified = isNotified && edge.notifiedVersion == version
                isCurrent = isCurrent && edge.version == version
                edge.version = version
                return edge.sibling
            }
        }
        if isCurrent {
            state.remove(.isStale)
        } else {
            compute(isNotified: isNotified && hasValue)
        }
        return true
    }

    @inline(always)
    private func compute(isNotified: Bool) {
        state = state.subtracting(.isStale).union(.isComputing)
        let isNew = run(.compute)
        state.remove(.isComputing)
        hasValue = true
        if isNotified || !isNew { takeBack() } else { renew() }
    }

    @inline(always)
    private func renew() {
        issued &+= 1
        version = issued
    }

    /// Returns to the value that was notified last. Rare, and therefore not inlined.
    @inline(never)
    private func takeBack() {
        if version == notifiedVersion { return }
        if isNewValueKnown { return renew() }
        version = notifiedVersion
        hasReturned = true
    }

    /// Refreshes the inputs of a tall derived value from the bottom up, without recursion.
    private func refreshInputsOneByOne() {
        var waiting: [Derivation] = [self]
        while let top = waiting.last {
            if let stale = top.firstStaleInput {
                waiting.append(stale)
            } else {
                waiting.removeLast()
                if top !== self, !top.refreshSelf() { return }
            }
        }
    }

    private var firstStaleInput: Derivation? {
        inputs.lazy.compactMap { $0.input?.borrow { $0.derivation } }.first {
            $0.state.isOnlyStale
        }
    }
}

extension Edge {
    /// Brings the input up to date. Returns false if the input is being computed.
    @inline(always)
    fileprivate func refreshInput() -> Bool {
        if isInputSettled { return true }
        input.unsafelyUnwrapped.borrow { $0.refresh() }
        return isInputSettled
    }
}
