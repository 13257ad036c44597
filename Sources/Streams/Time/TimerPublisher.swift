public import Binding

extension Publishers {
    /// Sends the time at every interval while it is connected. Made by `timer(every:)`.
    ///
    /// A subscriber that has not asked for a time misses it. Connecting again begins a new
    /// interval.
    public final class TimerPublisher<Context: Scheduler>: ConnectablePublisher {
        public typealias Output = Context.SchedulerTimeType
        public typealias Failure = Never

        /// The time between two values.
        public let interval: Context.SchedulerTimeType.Stride

        /// The time that a value may be late.
        public let tolerance: Context.SchedulerTimeType.Stride

        /// The scheduler whose clock counts.
        public let scheduler: Context

        /// The scheduler's options.
        public let options: Context.SchedulerOptions?

        private let ticks = PassthroughSubject<Output, Never>()
        private weak var connection: AnyCancellable?

        /// A timer that is not connected yet.
        public init(
            interval: Context.SchedulerTimeType.Stride,
            tolerance: Context.SchedulerTimeType.Stride? = nil, scheduler: Context,
            options: Context.SchedulerOptions? = nil
        ) {
            self.interval = interval
            self.tolerance = tolerance ?? scheduler.minimumTolerance
            self.scheduler = scheduler
            self.options = options
        }

        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Never {
            ticks.subscribe(subscriber)
        }

        /// Starts the clock, or shares it if it is running. It stops when the last token is
        /// released.
        public func connect() -> any Cancellable {
            if let connection { return connection }
            let token = scheduler.schedule(
                after: scheduler.now.advanced(by: interval), interval: interval,
                tolerance: tolerance, options: options
            ) { [ticks, scheduler] in ticks.send(scheduler.now) }
            let connection = AnyCancellable { [weak self] in
                self?.connection = nil
                token.cancel()
            }
            self.connection = connection
            return connection
        }
    }
}

extension Scheduler {
    /// A timer on this scheduler's clock. It sends nothing until it is connected, as in Combine:
    /// `timer(every: .seconds(1)).autoconnect()` connects it for its first subscriber.
    public func timer(
        every interval: Duration, tolerance: Duration? = nil, options: SchedulerOptions? = nil
    ) -> Publishers.TimerPublisher<Self> {
        Publishers.TimerPublisher(
            interval: .duration(interval), tolerance: tolerance.map { .duration($0) },
            scheduler: self, options: options)
    }
}
