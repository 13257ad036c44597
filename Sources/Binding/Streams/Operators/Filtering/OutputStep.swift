/// Sends the values whose places are in a range, and ends the stream after the last of them.
@usableFromInline
struct OutputStep<Input, Failure: Error>: PassingStep {
    @usableFromInline let range: Range<Int>
    @usableFromInline var index = 0

    @inlinable
    init(_ range: Range<Int>) {
        self.range = range
    }

    @inlinable var isDone: Bool { range.isEmpty }

    @inlinable
    mutating func receive(_ input: Input) -> StepResult<Input, Failure> {
        guard index >= range.lowerBound else {
            index += 1
            return .skip
        }
        guard index < range.upperBound - 1 else { return .end(.finishWith(input)) }
        index += 1
        return .send(input)
    }
}
