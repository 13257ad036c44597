/// A change that was asked for and is not made yet: it waits for another change, such as a login,
/// or for the answer of a guard.
///
/// It is part of the navigation state, so it is saved too. After a restart it goes on, and its
/// guards are asked again.
public struct PendingNavigation: Equatable, Codable, Sendable {
    /// The target of the change.
    public enum Goal: Equatable, Codable, Sendable {
        /// The state after this transition.
        case transition(Transition)

        /// A state that has screens and flows in common with the current one.
        case place(NavigationState)

        /// A saved state, which replaces all.
        case saved(NavigationState)
    }

    /// The most changes that are kept. Only a place, and a link that follows it, wait for another
    /// change. The first one that a guard allows supersedes the others.
    package static let limit = 16

    /// The most coding keys that lead from a state to one that is pending in it.
    static let longestPath = 32

    /// The target of the change.
    public package(set) var goal: Goal

    /// The origin of the request.
    public let cause: NavigationCause

    /// The departure of the screens whose flow does not finish.
    public let departure: Departure

    /// True if a refused place is omitted, and the part below it is kept.
    package let isCut: Bool

    /// True if it belongs to the user, and is given up for the next one. A link that arrives while
    /// nobody is logged in does not.
    package let isOwned: Bool

    /// The changes that it has waited for, the last of which it waits for now.
    package let first: [Transition]

    /// The numbers of the entries and flows that must leave before it goes on; empty if it waits
    /// for the answer of a guard.
    package internal(set) var waitsFor: [Int]

    /// The number of the entry that was on top.
    package internal(set) var top: Int

    /// The number of the entry whose own screen has decided.
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
    /// The changes that were asked for and are not made yet.
    public package(set) var pending: [PendingNavigation] {
        get { root.cover.pending }
        set { root.cover.pending = newValue }
    }
}
