/// Sends what a closure makes of each value.
@usableFromInline
struct MapStep<Input, Output, Mode: Failing>: FailingStep {
    @usableFromInline let transform: (Input) throws(Mode.Thrown) -> Output

    @inlinable
    init(_ transform: @escaping (Input) throws(Mode.Thrown) -> Output) {
        self.transform = transform
    }

    @inlinable
    func receive(_ input: Input) -> StepResult<Output, Mode.NewFailure> {
        do throws(Mode.Thrown) {
            return .send(try transform(input))
        } catch {
            return .end(.fail(Mode.throwing(error)))
        }
    }
}
