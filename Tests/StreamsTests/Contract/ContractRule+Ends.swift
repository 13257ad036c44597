import Binding
import WaylineStreams

extension ContractRule {
    /// A subscriber keeps its subscription, so what holds it holds itself until it lets go.
    static var releases: [ContractRule] {
        [
            ContractRule("releases its subscriber when it finishes", for: ends) {
                let trial = $0.started()
                trial.send(1, 2)
                trial.finish()
                trial.dropAll()
                return !trial.isSubscriberHeld
            },
            ContractRule("releases its subscriber when it fails", for: canFail) {
                let trial = $0.started()
                trial.fail()
                trial.dropAll()
                return !trial.isSubscriberHeld
            },
            ContractRule("releases its subscriber when it is cancelled") {
                let trial = $0.started()
                trial.send(1)
                trial.cancel()
                trial.dropAll()
                trial.settle()
                return !trial.isSubscriberHeld
            },
        ]
    }

    /// Work that a scheduler has not done yet arrives, though nothing else holds the stream.
    static var holds: [ContractRule] {
        [
            ContractRule(
                "work on a scheduler keeps it alive", for: { $0.traits.contains(.schedules) }
            ) {
                let trial = $0.started()
                trial.source.send(1)
                trial.dropAll()
                trial.settle()
                return trial.values.count == 1
            },
            ContractRule(
                "an end on a scheduler keeps it alive", for: { $0.traits.contains(.schedules) }
            ) {
                let trial = $0.started()
                trial.source.send(completion: .finished)
                trial.dropAll()
                trial.settle()
                return trial.endings == ["finished"]
            },
            ContractRule(
                "a subscription on a scheduler keeps it alive",
                for: { $0.traits.contains(.subscribesLater) }
            ) {
                let trial = $0.trial(.unlimited, .none)
                trial.subscribe()
                trial.dropAll()
                trial.settle()
                return trial.subscriptions == 1 && trial.source.requests == [.unlimited]
            },
        ]
    }

    static var ends: [ContractRule] {
        [
            ContractRule("ends once", for: ends) {
                let trial = $0.started()
                trial.send(1, 2)
                trial.finish()
                trial.finish()
                return trial.endings == ["finished"]
            },
            ContractRule("fails once", for: canFail) {
                let trial = $0.started()
                trial.fail()
                trial.fail()
                trial.finish()
                return trial.endings.count == 1
            },
            ContractRule("ends also where nothing is asked for", for: endsUnasked) {
                let trial = $0.started(.none)
                trial.finish()
                return trial.endings == ["finished"]
            },
        ]
    }

    static var afterTheEnd: [ContractRule] {
        [
            ContractRule("sends nothing after the end", for: ends) {
                let trial = $0.started()
                trial.send(1, 2)
                trial.finish()
                let values = trial.values
                trial.send(3, 4)
                return trial.values == values
            },
            ContractRule("asks for nothing after the end", for: ends) {
                let trial = $0.started()
                trial.finish()
                let (requests, values) = (trial.source.requests, trial.values)
                trial.request(.max(1))
                trial.settle()
                return trial.source.requests == requests && trial.values == values
            },
        ]
    }
}
