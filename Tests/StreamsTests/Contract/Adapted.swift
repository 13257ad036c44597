import Binding
import WaylineStreams

/// A manual publisher with its values or its failure as other types. It keeps nothing, so that
/// an operator on it is alone with the publisher.
struct Adapted<Output, Failure: Error>: Publisher {
    let source: OperatorCase.Source
    let value: (Int) -> Output
    let failure: (TestFailure) -> Failure

    func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        source.receive(subscriber: Adapter(publisher: self, downstream: subscriber))
    }
}

private struct Adapter<Downstream: Subscriber>: Subscriber {
    let publisher: Adapted<Downstream.Input, Downstream.Failure>
    let downstream: Downstream

    var combineIdentifier: CombineIdentifier { downstream.combineIdentifier }

    func receive(subscription: any Subscription) {
        downstream.receive(subscription: subscription)
    }

    func receive(_ input: Int) -> Subscribers.Demand {
        downstream.receive(publisher.value(input))
    }

    func receive(completion: Subscribers.Completion<TestFailure>) {
        switch completion {
        case .finished: downstream.receive(completion: .finished)
        case .failure(let error):
            downstream.receive(completion: .failure(publisher.failure(error)))
        }
    }
}

extension ManualPublisher where Output == Int, Failure == TestFailure {
    /// Sends what `value` makes of each value.
    func turned<T>(into value: @escaping (Int) -> T) -> Adapted<T, TestFailure> {
        Adapted(source: self, value: value, failure: { $0 })
    }

    /// The same, for operators on what cannot fail. A test must not make it fail.
    var harmless: Adapted<Int, Never> {
        Adapted(source: self, value: { $0 }, failure: { preconditionFailure("\($0)") })
    }
}
