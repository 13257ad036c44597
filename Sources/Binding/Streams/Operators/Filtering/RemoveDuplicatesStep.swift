/// Sends the values that differ from the one sent before.
@usableFromInline
struct RemoveDuplicatesStep<Input, Mode: Failing>: FailingStep {
    @usableFromInline let predicate: (Input, Input) throws(Mode.Thrown) -> Bool
    @usableFromInline var last: Input?

    @inlinable
    init(_ predicate: @escaping (Input, Input) throws(Mode.Thrown) -> Bool) {
        self.predicate = predicate
    }

    @inlinable
    mutating func receive(_ input: Input) -> StepResult<Input, Mode.NewFailure> {
        do throws(Mode.Thrown) {
            if let last, try predicate(last, input) { return .skip }
        } catch {
            return .end(.fail(Mode.throwing(error)))
        }
        last = input
        return .send(input)
    }
}
