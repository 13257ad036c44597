import Observation
import Wayline
import WaylineObservation

/// Setting a property of an `@Observable` model that has one observer.
enum TrackingRows {
    static var all: [Row] {
        [
            .time(
                "set and track, @Observable", limit: 1_000, allocates: true,
                value: byHand, floor: { SetRows.observerList(1) }),
            .time(
                "set and read a tracked value, @Observable", limit: 3.2, allocates: true,
                value: tracked, floor: byHand),
        ]
    }

    /// Each read makes the next set an announced one.
    @MainActor
    private static func tracked() -> Work {
        let model = Model()
        let tally = Tally()
        let count = Derived(tracking: { model.count })
        let token = count.bind { tally.sum &+= $0 }
        return { times in
            for _ in 0..<times {
                model.count &+= 1
                tally.sum &+= count.value
            }
            BlackHole.consume(token)
        }
    }

    /// The cost of Observation alone.
    private static func byHand() -> Work {
        let model = Model()
        let tally = Tally()
        return { times in
            for _ in 0..<times {
                tally.sum &+= withObservationTracking {
                    model.count
                } onChange: {
                }
                model.count &+= 1
            }
        }
    }

    @Observable
    final class Model {
        var count = 0
    }
}
