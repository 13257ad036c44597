/// Sends the values of which a closure says so.
@usableFromInline
struct FilterStep<Input, Mode: Failing>: FailingStep {
    @usableFromInline let isIncluded: (Input) throws(Mode.Thrown) -> Bool

    @inlinable
    init(_ isIncluded: @escaping (Input) throws(Mode.Thrown) -> Bool) {
        self.isIncluded = isIncluded
    }

    @inlinable
    func receive(_ input: Input) -> StepResult<Input, Mode.NewFailure> {
        do throws(Mode.Thrown) {
            return try isIncluded(input) ? .send(input) : .skip
        } catch {
            return .end(.fail(Mode.throwing(error)))
        }
    }
}
