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

    /// The maximum number of pending changes. Only a place, and a link that follows it, wait for
    /// another change. The first change that a guard allows supersedes the others.
    package static let limit = 16

    /// The maximum number of coding keys from a state to a state that is pending in it.
    static let longestPath = 32

    /// The target of the change.
    public package(set) var goal: Goal

    /// The origin of the request.
    public let cause: NavigationCause

    /// The departure of the screens whose flow does not finish.
    public let departure: Departure

    /// True if a refused screen is dropped and the screens below it are kept.
    package let isCut: Bool

    /// True if it belongs to the current user, and is dropped for the next one. False for a link
    /// that arrives while nobody is logged in.
    package let isOwned: Bool

    /// The changes that it has waited for. It waits for the last one now.
    package let first: [Transition]

    /// The numbers of the entries and flows that must leave before it continues; empty if it waits
    /// for the answer of a guard.
    package internal(set) var waitsFor: [Int]

    /// The number of the entry that was on top.
    package internal(set) var top: Int

    /// The number of the entry whose screen has made the decision.
    package internal(set) var decider: Int?

    package init(
        _ goal: Goal, cause: NavigationCause, departure: Departure, isCut: Bool, isOwned: Bool,
        first: [Transition], waitsFor: [Int], top: Int, decider: Int?
    ) {
        self.goal = goal
        self.cause = cause
        self.departure = departure
        self.isCut = isCut
        self.isOwned = isOwned
        self.first = first
        self.waitsFor = waitsFor
        self.top = top
        self.decider = decider
    }
}

extension NavigationState {
    /// The requested changes that are not made yet.
    public package(set) var pending: [PendingNavigation] {
        get { root.cover.pending }
        set { root.cover.pending = newValue }
    }
}
