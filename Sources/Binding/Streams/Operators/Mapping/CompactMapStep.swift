/// Sends what a closure makes of each value, where it makes something of it.
@usableFromInline
struct CompactMapStep<Input, Output, Mode: Failing>: FailingStep {
    @usableFromInline let transform: (Input) throws(Mode.Thrown) -> Output?

    @inlinable
    init(_ transform: @escaping (Input) throws(Mode.Thrown) -> Output?) {
        self.transform = transform
    }

    @inlinable
    func receive(_ input: Input) -> StepResult<Output, Mode.NewFailure> {
        do throws(Mode.Thrown) {
            guard let output = try transform(input) else { return .skip }
            return .send(output)
        } catch {
            return .end(.fail(Mode.throwing(error)))
        }
    }
}
