/// Ends the stream at the first value of which a closure says no.
@usableFromInline
struct PrefixWhileStep<Input, Mode: Failing>: FailingStep {
    @usableFromInline let predicate: (Input) throws(Mode.Thrown) -> Bool

    @inlinable
    init(_ predicate: @escaping (Input) throws(Mode.Thrown) -> Bool) {
        self.predicate = predicate
    }

    @inlinable
    func receive(_ input: Input) -> StepResult<Input, Mode.NewFailure> {
        do throws(Mode.Thrown) {
            return try predicate(input) ? .send(input) : .end(.finish)
        } catch {
            return .end(.fail(Mode.throwing(error)))
        }
    }
}
