/// A requested change that waits for another change, e.g. a login, or for the answer of a guard.
///
/// It is saved with the navigation state. After a restart it continues, and its guards are asked
/// again.
public struct PendingNavigation: Equatable, Codable, Sendable {
    /// The thing that it waits for.
    package enum Until: Equatable, Codable, Sendable {
        /// Until the entries and flows of these numbers have left.
        case gone([Int])

        /// Until a guard or the user has answered.
        case answer

        /// Until a guard has answered, which awaits the result of what it has presented: these
        /// entries and flows.
        case result(of: [Int])
    }

    /// The maximum number of pending changes. Only a place, and a link that follows it, wait for
    /// another change. The first change that a guard allows supersedes the others.
    package static let limit = 16

    /// The maximum number of coding keys from a state to a state that is pending in it.
    static let longestPath = 64

    /// The number of the request, by which its outcome is awaited.
    package internal(set) var ticket: Int

    /// The goal of the change, as it was decided.
    package var goal: NavigationGoal

    /// The origin of the request.
    public let cause: NavigationCause

    /// The departure of the screens whose flow does not finish.
    public let departure: Departure

    /// True if a refused screen is dropped and the screens below it are kept.
    package let isCut: Bool

    /// The number of the entry or flow whose condition is broken; nil for another request.
    package internal(set) var broken: Int?

    /// True if it belongs to the current user, and is dropped for the next one. False for a link
    /// that arrives while nobody is logged in.
    package var isOwned: Bool

    /// The changes that it has waited for, in order.
    package var waitedFor: [Transition] = []

    /// The thing that it waits for now.
    package var until = Until.answer

    /// The entry or flow whose code awaits the result; nil for another request. The request ends
    /// with it.
    package internal(set) var caller: Int?

    /// The ticket of the place that must come before this link; nil for another change.
    package internal(set) var behind: Int?

    package init(
        ticket: Int, _ goal: NavigationGoal, cause: NavigationCause, departure: Departure,
        isCut: Bool, broken: Int? = nil, caller: Int? = nil
    ) {
        self.ticket = ticket
        self.goal = goal
        self.cause = cause
        self.departure = departure
        self.isCut = isCut
        self.broken = broken
        self.caller = caller
        isOwned = cause != .link
    }

    /// The target of the change.
    public var target: NavigationGoal.Target { goal.last.target }

    /// True if it waits for the answer of a guard or of the user.
    package var needsAnswer: Bool {
        if case .gone = until { false } else { true }
    }

    /// The transition that must have come first, and that it waits for now; nil for an answer.
    package var waitsAfter: Transition? { needsAnswer ? nil : waitedFor.last }

    /// Returns whether all that it waits for has left `state`.
    func isReady(in state: NavigationState) -> Bool {
        switch until {
        case .gone(let numbers), .result(let numbers): !numbers.contains { state.contains($0) }
        case .answer: true
        }
    }

    /// Returns the same, which waits until these entries and flows have left, too.
    package func waiting(for numbers: [Int], as ticket: Int) -> PendingNavigation {
        var new = self
        new.ticket = ticket
        if case .gone(let others) = until { new.until = .gone(others + numbers) }
        return new
    }

    /// Returns the pending change of a saved state, now that this is restored. What it has waited
    /// for may be missing: its guards can demand that again.
    package func restored(
        in state: NavigationState, from saved: NavigationState
    ) -> PendingNavigation {
        var new = self
        switch until {
        case .answer:
            new.waitedFor = []
        case .gone(let numbers):
            let wasThere = numbers.contains { saved.contains($0) }
            guard wasThere, !numbers.contains(where: { state.contains($0) }) else { break }
            _ = new.waitedFor.popLast()
            new.until = .gone([])
        case .result(let numbers):
            new.waitedFor = []
            if !numbers.contains(where: { state.contains($0) }) { new.until = .answer }
        }
        return new
    }
}
