/// The way in which a screen is left, and the destination that is asked for. The screen's guards
/// get it.
///
/// ```swift
/// FlowScreen(.parcel) { _ in LetterScreen() }
///     .onLeave { _, parcel, leaving in
///         leaving.leads(to: .letter) || parcel.isEmpty ? .allow : .ask(.discard)
///     }
/// ```
public struct Leaving: Hashable, Sendable {
    /// The way in which the screen is left.
    public let departure: Departure

    /// The first screen or flow that the transition names. Of a stack, it is the one on top. Nil if
    /// the transition names none, e.g. if the user goes back or quits.
    public let destination: PlaceStep?

    /// A way to leave. Tests of a guard can make one.
    public init(_ departure: Departure, to destination: PlaceStep? = nil) {
        self.departure = departure
        self.destination = destination
    }

    /// Returns whether `destination` is asked for, with any input.
    public func leads<Input, Output>(to destination: Destination<Input, Output>) -> Bool {
        self.destination?.route == destination.name
    }
}

extension Transition {
    /// The first screen or flow that it names; nil if it names none.
    package var destination: PlaceStep? {
        switch self {
        case .show(let destination, _): destination
        case .stack(let destinations): destinations.last
        case .sequence(let steps): steps.lazy.compactMap(\.destination).first
        case .stay, .pop, .popTo, .popToEntry, .popToRoot, .dismiss, .select, .finish, .unwind,
            .alert:
            nil
        }
    }
}
