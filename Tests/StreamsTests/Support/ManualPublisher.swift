import Binding
import WaylineStreams

/// A publisher that sends what a test makes it send, asked for or not, and writes down what its
/// subscribers ask for. It is badly behaved if the test is.
final class ManualPublisher<Output, Failure: Error>: Publisher {
    private(set) var requests: [Subscribers.Demand] = []
    private(set) var cancellations = 0
    private(set) var subscribers: [AnySubscriber<Output, Failure>] = []

    /// What the last value sent was answered with, by the last subscriber.
    private(set) var answer = Subscribers.Demand.none

    /// Whether it keeps the subscription from its subscribers.
    var isSilent = false

    /// Handed to the next subscription, and released with it.
    var held: AnyObject?

    /// Called after a request was written down.
    var onRequest: (Subscribers.Demand) -> Void = { _ in }

    func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
        subscribers.append(AnySubscriber(subscriber))
        if !isSilent { sendSubscription() }
    }

    /// Sends the last subscriber a subscription, which may be one too many.
    func sendSubscription() {
        subscribers.last?.receive(
            subscription: ManualSubscription(
                onRequest: { [weak self] in self?.note($0) },
                onCancel: { [weak self] in self?.cancellations += 1 },
                held: held.take()))
    }

    func send(_ values: Output...) {
        for value in values {
            for subscriber in subscribers { answer = subscriber.receive(value) }
        }
    }

    func send(completion: Subscribers.Completion<Failure>) {
        for subscriber in subscribers { subscriber.receive(completion: completion) }
    }

    /// Lets go of the subscribers.
    func forget() {
        withExtendedLifetime(subscribers) { subscribers = [] }
    }

    private func note(_ demand: Subscribers.Demand) {
        requests.append(demand)
        onRequest(demand)
    }
}

private final class ManualSubscription: Subscription {
    private let onRequest: (Subscribers.Demand) -> Void
    private let onCancel: () -> Void
    private let held: AnyObject?

    init(
        onRequest: @escaping (Subscribers.Demand) -> Void, onCancel: @escaping () -> Void,
        held: AnyObject?
    ) {
        self.onRequest = onRequest
        self.onCancel = onCancel
        self.held = held
    }

    func request(_ demand: Subscribers.Demand) {
        onRequest(demand)
    }

    func cancel() {
        onCancel()
    }
}
