/// Takes in all values and sends one result, at the end or when it is certain before.
@usableFromInline
struct FoldStep<Input, State, Output, Mode: Failing>: FailingStep {
    @usableFromInline static var isFold: Bool { true }

    @usableFromInline var state: State
    @usableFromInline let take: (inout State, Input) throws(Mode.Thrown) -> FoldProgress
    @usableFromInline let result: (State) -> Output?

    /// A step that calls `take` for each value, and sends the `result`, if there is one.
    @inlinable
    init(
        _ state: State,
        take: @escaping (inout State, Input) throws(Mode.Thrown) -> FoldProgress,
        result: @escaping (State) -> Output?
    ) {
        self.state = state
        self.take = take
        self.result = result
    }

    @inlinable
    mutating func receive(_ input: Input) -> StepResult<Output, Mode.NewFailure> {
        do throws(Mode.Thrown) {
            return try take(&state, input) == .open ? .keep : .end(end)
        } catch {
            return .end(.fail(Mode.throwing(error)))
        }
    }

    @inlinable
    func receive(
        completion: Subscribers.Completion<Mode.Failure>
    ) -> StepEnd<Output, Mode.NewFailure> {
        switch completion {
        case .finished: end
        case .failure(let failure): .fail(Mode.passing(failure))
        }
    }

    @inlinable var end: StepEnd<Output, Mode.NewFailure> {
        result(state).map { .finishWith($0) } ?? .finish
    }
}

/// Whether more values can change the result.
@usableFromInline
enum FoldProgress {
    case open
    case certain
}
