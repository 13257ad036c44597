import Binding
import WaylineStreams

/// One operator on a manual publisher, so that a table can hold many.
struct OperatorCase {
    typealias Source = ManualPublisher<Int, TestFailure>

    let name: String

    /// The type of the publisher that the operator makes.
    let publisher: Any.Type

    /// The requests that reach the source when the subscriber asks for two values, then for three,
    /// then for none.
    let asks: [Subscribers.Demand]
    let traits: Traits

    /// Prepares a subscriber that asks for `demand`, and answers each value with `demandForEach`.
    let trial: (_ demand: Subscribers.Demand, _ demandForEach: Subscribers.Demand) -> Trial

    /// Returns the places of the subscribers of the source, which hands its subscribers on to a
    /// signal.
    let sourceSites: () -> [BindingSite]

    /// Intended differences from `map`.
    struct Traits: OptionSet {
        let rawValue: Int

        /// Keeps a result until it is asked for, and then ends.
        static let folds = Traits(rawValue: 1)

        /// Is for publishers that do not fail, or stops the program if one does.
        static let mustNotFail = Traits(rawValue: 2)

        /// Waits for the first value of the source, and does not end with it.
        static let isGate = Traits(rawValue: 4)

        /// Hands work to a scheduler.
        static let schedules = Traits(rawValue: 8)

        /// Subscribes on a scheduler.
        static let subscribesLater = Traits(rawValue: 16)

        /// Sends a value of its own where there was none.
        static let fillsIn = Traits(rawValue: 32)
    }

    init<P: Publisher>(
        _ name: String, asks: [Subscribers.Demand] = [.max(2), .max(3)], _ traits: Traits = [],
        scheduled make: @escaping (Source, TestScheduler) -> P
    ) {
        self.name = name
        self.asks = asks
        self.traits = traits
        publisher = P.self
        trial = { Trial($0, demandForEach: $1, make) }
        sourceSites = {
            let (source, scheduler, signal) = (Source(), TestScheduler(), Signal<Int>())
            source.isSilent = true
            let token = make(source, scheduler)
                .sink(receiveCompletion: { _ in }, receiveValue: { _ in })
            scheduler.advance()
            for subscriber in source.subscribers {
                signal.setFailureType(to: TestFailure.self).subscribe(subscriber)
            }
            return withExtendedLifetime(token) { signal.bindingSites }
        }
    }

    init<P: Publisher>(
        _ name: String, asks: [Subscribers.Demand] = [.max(2), .max(3)], _ traits: Traits = [],
        _ make: @escaping (Source) -> P
    ) {
        self.init(name, asks: asks, traits, scheduled: { source, _ in make(source) })
    }

    /// A subscriber that is subscribed and has asked for `demand`.
    func started(_ demand: Subscribers.Demand = .unlimited) -> Trial {
        let trial = trial(demand, .none)
        trial.start()
        return trial
    }
}
