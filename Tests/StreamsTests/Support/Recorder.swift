import Binding
import WaylineStreams

/// A subscriber that writes down what it gets, and asks for what the test tells it to.
final class Recorder<Input, Failure: Error>: Subscriber {
    private(set) var values: [Input] = []
    private(set) var completions: [Subscribers.Completion<Failure>] = []
    private(set) var subscriptions: [any Subscription] = []

    private let initialDemand: Subscribers.Demand

    /// Something that is released with this.
    var held: AnyObject?

    /// What is answered to each value.
    var demandForEach: Subscribers.Demand

    /// Called after a subscription, a value or a completion was written down.
    var onSubscription: (any Subscription) -> Void = { _ in }
    var onValue: (Input) -> Void = { _ in }
    var onCompletion: () -> Void = {}

    init(
        _ initialDemand: Subscribers.Demand = .unlimited,
        demandForEach: Subscribers.Demand = .none
    ) {
        self.initialDemand = initialDemand
        self.demandForEach = demandForEach
    }

    /// How the stream ended: nothing, "finished" or the failure, and all of them if it ended twice.
    var ending: String {
        completions.map {
            switch $0 {
            case .finished: "finished"
            case .failure(let error): "\(error)"
            }
        }.joined(separator: ", ")
    }

    func receive(subscription: any Subscription) {
        subscriptions.append(subscription)
        onSubscription(subscription)
        if initialDemand != .none { subscription.request(initialDemand) }
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        values.append(input)
        onValue(input)
        return demandForEach
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        completions.append(completion)
        onCompletion()
    }

    func request(_ demand: Subscribers.Demand) {
        subscriptions.last?.request(demand)
    }

    func cancel() {
        subscriptions.last?.cancel()
    }

    /// Lets go of the subscription without cancelling it.
    func forget() {
        withExtendedLifetime(subscriptions) { subscriptions = [] }
    }
}

extension Publisher {
    /// Subscribes a new recorder.
    func record(
        _ demand: Subscribers.Demand = .unlimited, demandForEach: Subscribers.Demand = .none
    ) -> Recorder<Output, Failure> {
        let recorder = Recorder<Output, Failure>(demand, demandForEach: demandForEach)
        subscribe(recorder)
        return recorder
    }
}
