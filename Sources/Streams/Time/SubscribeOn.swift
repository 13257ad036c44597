public import Binding

extension Publishers {
    /// Subscribes to the upstream, asks it and cancels it on a scheduler.
    public struct SubscribeOn<Upstream: Publisher, Context: Scheduler>: Operator {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher that is subscribed to.
        public let upstream: Upstream

        /// The scheduler of the subscription, the requests and the cancellation.
        public let scheduler: Context

        /// The scheduler's options.
        public let options: Context.SchedulerOptions?

        /// A publisher that subscribes to `upstream` on `scheduler`.
        public init(
            upstream: Upstream, scheduler: Context, options: Context.SchedulerOptions?
        ) {
            self.upstream = upstream
            self.scheduler = scheduler
            self.options = options
        }

        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            let schedule = { [scheduler, options] in scheduler.schedule(options: options, $0) }
            let subscription = SubscribeOnSubscription(subscriber, schedule: schedule)
            schedule { [upstream] in upstream.subscribe(subscription) }
        }
    }
}

extension Publisher {
    /// Subscribes to this publisher, asks it and cancels it on `scheduler`.
    public func subscribe<S: Scheduler>(
        on scheduler: S, options: S.SchedulerOptions? = nil
    ) -> Publishers.SubscribeOn<Self, S> {
        Publishers.SubscribeOn(upstream: self, scheduler: scheduler, options: options)
    }
}

/// Sends values at once, and requests and the cancellation later.
private final class SubscribeOnSubscription<Downstream: Subscriber>:
    ForwardingSubscription<Downstream.Input, Downstream>
{
    private let schedule: (@escaping () -> Void) -> Void

    init(_ downstream: Downstream, schedule: @escaping (@escaping () -> Void) -> Void) {
        self.schedule = schedule
        super.init(downstream)
    }

    override func take(_ input: Downstream.Input) -> Subscribers.Demand {
        sendIfAsked(input)
    }

    override func requested(_ more: Subscribers.Demand) {
        schedule { self.upstream?.request(more) }
    }

    override func cancel(_ upstream: any Subscription) {
        schedule { upstream.cancel() }
    }
}
