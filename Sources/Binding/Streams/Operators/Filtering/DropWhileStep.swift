/// Leaves out values until a closure says no for the first time.
@usableFromInline
struct DropWhileStep<Input, Mode: Failing>: FailingStep {
    @usableFromInline let predicate: (Input) throws(Mode.Thrown) -> Bool
    @usableFromInline var isDropping = true

    @inlinable
    init(_ predicate: @escaping (Input) throws(Mode.Thrown) -> Bool) {
        self.predicate = predicate
    }

    @inlinable
    mutating func receive(_ input: Input) -> StepResult<Input, Mode.NewFailure> {
        do throws(Mode.Thrown) {
            if isDropping, try predicate(input) { return .skip }
        } catch {
            return .end(.fail(Mode.throwing(error)))
        }
        isDropping = false
        return .send(input)
    }
}
