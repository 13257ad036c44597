/// How far a pipe has come.
@usableFromInline
enum PipePhase {
    /// There is no subscription yet.
    case idle

    /// Values pass.
    case open

    /// The step works on a value.
    case stepping

    /// The step works on a value, and more has arrived meanwhile.
    case resuming

    /// The stream above is over; a last value may wait until it is asked for.
    case closing

    /// Nothing passes any more.
    case over
}

/// What arrives at a pipe while its step works on a value.
@usableFromInline
enum PipeEvent<Input, Failure: Error> {
    case value(Input)
    case end(Subscribers.Completion<Failure>)
}
