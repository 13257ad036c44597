/// A requested change that waits for another change, e.g. a login, or for the answer of a guard.
///
/// It is saved with the navigation state. After a restart it continues, and its guards are asked
/// again.
public struct PendingNavigation: Equatable, Codable, Sendable {
    /// The target of the change.
    public enum Goal: Equatable, Codable, Sendable {
        /// The state after this transition.
        case transition(Transition)

        /// A state that shares screens and flows with the current one.
        case place(NavigationState)

        /// A saved state, which replaces everything.
        case saved(NavigationState)
    }

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
    package var way: NavigationGoal

    /// The origin of the request.
    public let cause: NavigationCause

    /// The departure of the screens whose flow does not finish.
    public let departure: Departure

    /// True if a refused screen is dropped and the screens below it are kept.
    package let isCut: Bool

    /// The number of the entry or flow whose condition no longer holds; nil for another request.
    package internal(set) var broken: Int?

    /// True if it belongs to the current user, and is dropped for the next one. False for a link
    /// that arrives while nobody is logged in.
    package var isOwned: Bool

    /// The changes that it has waited for, in order.
    package internal(set) var first: [Transition]

    /// The thing that it waits for now.
    package internal(set) var until: Until

    /// The entry or flow whose code awaits the result; nil for another request. The request ends
    /// with it.
    package internal(set) var asker: Int?

    /// The ticket of the place that must come before this link; nil for another change.
    package internal(set) var behind: Int?

    package init(
        ticket: Int, _ way: NavigationGoal, cause: NavigationCause, departure: Departure,
        isCut: Bool, broken: Int? = nil, isOwned: Bool, first: [Transition] = [],
        until: Until = .answer, behind: Int? = nil, asker: Int? = nil
    ) {
        self.ticket = ticket
        self.way = way
        self.cause = cause
        self.departure = departure
        self.isCut = isCut
        self.broken = broken
        self.isOwned = isOwned
        self.first = first
        self.until = until
        self.behind = behind
        self.asker = asker
    }

    /// The target of the change.
    public var goal: Goal {
        switch way.last.target {
        case .transition(let transition): .transition(transition)
        case .place(let state, _), .again(let state): .place(state)
        case .saved(let state, _): .saved(state)
        case .end: .transition(.stay)
        }
    }

    /// True if it waits for the answer of a guard or of the user.
    package var isAsked: Bool {
        if case .gone = until { false } else { true }
    }

    /// The numbers of the entries and flows that must leave before it continues; empty if it waits
    /// for an answer.
    package var waitsFor: [Int] {
        if case .gone(let numbers) = until { numbers } else { [] }
    }

    /// The transition that must have come first, and that it waits for now; nil for an answer.
    package var waitsAfter: Transition? { isAsked ? nil : first.last }

    /// Returns whether it can go on in `state`, if the guards of the requests `asked` are being
    /// asked.
    func isReady(in state: NavigationState, _ asked: Set<Int>) -> Bool {
        switch until {
        case .gone(let numbers): !numbers.contains { state.contains($0) }
        case .result(let numbers):
            !numbers.contains { state.contains($0) } && !asked.contains(ticket)
        case .answer: !asked.contains(ticket)
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
            new.first = []
        case .gone(let numbers):
            let wasThere = numbers.contains { saved.contains($0) }
            guard wasThere, !numbers.contains(where: { state.contains($0) }) else { break }
            _ = new.first.popLast()
            new.until = .gone([])
        case .result(let numbers):
            new.first = []
            if !numbers.contains(where: { state.contains($0) }) { new.until = .answer }
        }
        return new
    }
}
