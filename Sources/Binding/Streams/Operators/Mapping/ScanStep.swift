/// Sends what a closure makes of the result before and each value.
@usableFromInline
struct ScanStep<Input, Output, Mode: Failing>: FailingStep {
    @usableFromInline let nextPartialResult: (Output, Input) throws(Mode.Thrown) -> Output
    @usableFromInline var result: Output

    @inlinable
    init(
        _ initialResult: Output,
        _ nextPartialResult: @escaping (Output, Input) throws(Mode.Thrown) -> Output
    ) {
        result = initialResult
        self.nextPartialResult = nextPartialResult
    }

    @inlinable
    mutating func receive(_ input: Input) -> StepResult<Output, Mode.NewFailure> {
        do throws(Mode.Thrown) {
            result = try nextPartialResult(result, input)
            return .send(result)
        } catch {
            return .end(.fail(Mode.throwing(error)))
        }
    }
}
