import Binding
import WaylineStreams

/// One subscription through an operator. Values and ends are kept as text.
final class Trial {
    let source = OperatorCase.Source()
    let scheduler = TestScheduler()

    private(set) var values: [String] = []
    private(set) var endings: [String] = []
    private(set) var subscriptions = 0

    /// Called with each value, after it was written down.
    var onValue: () -> Void = {}

    /// True if the subscriber cancels when it gets its subscription.
    var cancelsAtOnce = false

    private(set) var subscribe: () -> Void = {}
    private(set) var request: (Subscribers.Demand) -> Void = { _ in }
    private(set) var cancel: () -> Void = {}
    private var forget: () -> Void = {}

    /// The subscription, held from outside.
    private var subscription: (any Subscription)?

    private(set) var holdBySubscriber: (AnyObject) -> Void = { _ in }
    private var subscriber: AnyObject?
    private weak var knownSubscriber: AnyObject?

    /// True if anything holds the subscriber besides this trial, which releases it.
    var isSubscriberHeld: Bool {
        withExtendedLifetime(subscriber.take()) {}
        return knownSubscriber != nil
    }

    /// Attaches a recorder, which keeps its subscription, through what `make` makes of the source.
    init<P: Publisher>(
        _ demand: Subscribers.Demand, demandForEach: Subscribers.Demand,
        _ make: @escaping (OperatorCase.Source, TestScheduler) -> P
    ) {
        let recorder = Recorder<P.Output, P.Failure>(demand, demandForEach: demandForEach)
        subscriber = recorder
        knownSubscriber = recorder
        recorder.onSubscription = { [self] in
            subscriptions += 1
            subscription = $0
            if cancelsAtOnce { $0.cancel() }
        }
        recorder.onValue = { [self] in
            values.append("\($0)")
            onValue()
        }
        recorder.onCompletion = { [self, unowned recorder] in endings.append(recorder.ending) }
        request = { [weak self] in self?.subscription?.request($0) }
        cancel = { [weak self] in self?.subscription?.cancel() }
        holdBySubscriber = { [weak recorder] in recorder?.held = $0 }
        forget = { [weak recorder] in recorder?.forget() }
        subscribe = { [weak recorder, source, scheduler] in
            guard let recorder else { return }
            make(source, scheduler).subscribe(recorder)
        }
    }

    /// Subscribes, and does what is to be done for it.
    func start() {
        subscribe()
        scheduler.advance()
    }

    /// Does what the operator has put off.
    func settle() {
        scheduler.advance(by: .seconds(1))
    }

    func send(_ values: Int...) {
        for value in values {
            source.send(value)
            settle()
        }
    }

    func finish() {
        source.send(completion: .finished)
        settle()
    }

    func fail() {
        source.send(completion: .failure(.broken))
        settle()
    }

    /// Gives up every hold on the stream from outside.
    func dropAll() {
        withExtendedLifetime(subscriber.take()) {}
        withExtendedLifetime(subscription.take()) {}
        source.forget()
    }

    /// Leaves the subscriber to the stream alone.
    func releaseSubscriber() {
        withExtendedLifetime(subscriber.take()) {}
        forget()
    }
}
