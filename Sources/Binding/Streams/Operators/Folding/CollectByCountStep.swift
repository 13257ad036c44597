/// Sends values in groups of a size; the last group may be smaller.
@usableFromInline
struct CollectByCountStep<Input, Failure: Error>: Step {
    private let count: Int
    private var group: [Input] = []

    init(_ count: Int) {
        self.count = count
    }

    @usableFromInline
    func demand(for demand: Subscribers.Demand) -> Subscribers.Demand { demand * count }

    @usableFromInline
    mutating func receive(_ input: Input) -> StepResult<[Input], Failure> {
        group.append(input)
        guard group.count == count else { return .keep }
        let full = group
        group = []
        return .send(full)
    }

    @usableFromInline
    func receive(completion: Subscribers.Completion<Failure>) -> StepEnd<[Input], Failure> {
        switch completion {
        case .finished: group.isEmpty ? .finish : .finishWith(group)
        case .failure(let failure): .fail(failure)
        }
    }
}
