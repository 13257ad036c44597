/// Takes all values and sends one result, at the end or when it is certain before.
@usableFromInline
struct FoldStep<Input, State, Output, Failure: Error>: Step {
    @usableFromInline static var isFold: Bool { true }

    @usableFromInline var state: State
    @usableFromInline let take: (inout State, Input) throws(Failure) -> FoldProgress
    @usableFromInline let result: (State) -> Output?

    /// A step that calls `take` for each value, and sends the `result`, if there is one.
    @inlinable
    init(
        _ state: State,
        take: @escaping (inout State, Input) throws(Failure) -> FoldProgress,
        result: @escaping (State) -> Output?
    ) {
        self.state = state
        self.take = take
        self.result = result
    }

    @inlinable
    mutating func receive(_ input: Input) -> StepResult<Output, Failure> {
        do throws(Failure) {
            return try take(&state, input) == .open ? .keep : .end(end)
        } catch {
            return .end(.fail(error))
        }
    }

    @inlinable
    func receive(completion: Subscribers.Completion<Failure>) -> StepEnd<Output, Failure> {
        if case .finished = completion { return end }
        return StepEnd(completion)
    }

    @inlinable var end: StepEnd<Output, Failure> {
        result(state).map { .finishWith($0) } ?? .finish
    }
}

/// The answer of a fold to a value: more values can change the result, or it is certain.
@usableFromInline
enum FoldProgress {
    case open
    case certain
}

/// The folds, with closures that throw or not.
extension FoldStep {
    static func reducing(
        _ initialResult: Output,
        _ nextPartialResult: @escaping (Output, Input) throws(Failure) -> Output
    ) -> Self where State == Output {
        Self(
            initialResult,
            take: { (state, input) throws(Failure) in
                state = try nextPartialResult(state, input)
                return .open
            },
            result: { $0 })
    }

    static func first(
        where predicate: @escaping (Input) throws(Failure) -> Bool
    ) -> Self where State == Input?, Output == Input {
        Self(
            nil,
            take: { (state, input) throws(Failure) in
                guard try predicate(input) else { return .open }
                state = input
                return .certain
            },
            result: { $0 })
    }

    static func last(
        where predicate: @escaping (Input) throws(Failure) -> Bool
    ) -> Self where State == Input?, Output == Input {
        Self(
            nil,
            take: { (state, input) throws(Failure) in
                if try predicate(input) { state = input }
                return .open
            },
            result: { $0 })
    }

    /// A step whose result is `answer` if `predicate` returns `answer` for any value.
    static func any(
        _ answer: Bool, of predicate: @escaping (Input) throws(Failure) -> Bool
    ) -> Self where State == Bool, Output == Bool {
        Self(
            !answer,
            take: { (state, input) throws(Failure) in
                guard try predicate(input) == answer else { return .open }
                state = answer
                return .certain
            },
            result: { $0 })
    }

    /// A step whose result is the greatest value, of equal ones the first.
    static func greatest(
        _ areInIncreasingOrder: @escaping (Input, Input) throws(Failure) -> Bool
    ) -> Self where State == Input?, Output == Input {
        Self(
            nil,
            take: { (state, input) throws(Failure) in
                if let greatest = state, try !areInIncreasingOrder(greatest, input) {
                    return .open
                }
                state = input
                return .open
            },
            result: { $0 })
    }
}
