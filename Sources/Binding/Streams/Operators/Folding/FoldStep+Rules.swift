/// What the folding operators do, whether or not their closures throw.
extension FoldStep {
    static func reducing(
        _ initialResult: Output,
        _ nextPartialResult: @escaping (Output, Input) throws(Mode.Thrown) -> Output
    ) -> Self where State == Output {
        Self(
            initialResult,
            take: { (state, input) throws(Mode.Thrown) in
                state = try nextPartialResult(state, input)
                return .open
            },
            result: { $0 })
    }

    static func first(
        where predicate: @escaping (Input) throws(Mode.Thrown) -> Bool
    ) -> Self where State == Input?, Output == Input {
        Self(
            nil,
            take: { (state, input) throws(Mode.Thrown) in
                guard try predicate(input) else { return .open }
                state = input
                return .certain
            },
            result: { $0 })
    }

    static func last(
        where predicate: @escaping (Input) throws(Mode.Thrown) -> Bool
    ) -> Self where State == Input?, Output == Input {
        Self(
            nil,
            take: { (state, input) throws(Mode.Thrown) in
                if try predicate(input) { state = input }
                return .open
            },
            result: { $0 })
    }

    /// Whether `predicate` says `answer` of any value: then the result is `answer`.
    static func any(
        _ answer: Bool, of predicate: @escaping (Input) throws(Mode.Thrown) -> Bool
    ) -> Self where State == Bool, Output == Bool {
        Self(
            !answer,
            take: { (state, input) throws(Mode.Thrown) in
                guard try predicate(input) == answer else { return .open }
                state = answer
                return .certain
            },
            result: { $0 })
    }

    /// The greatest value, of equal ones the first.
    static func greatest(
        _ areInIncreasingOrder: @escaping (Input, Input) throws(Mode.Thrown) -> Bool
    ) -> Self where State == Input?, Output == Input {
        Self(
            nil,
            take: { (state, input) throws(Mode.Thrown) in
                guard let greatest = state else {
                    state = input
                    return .open
                }
                if try areInIncreasingOrder(greatest, input) { state = input }
                return .open
            },
            result: { $0 })
    }
}
