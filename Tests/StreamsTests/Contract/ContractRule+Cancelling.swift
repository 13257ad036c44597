import Binding
import WaylineStreams

extension ContractRule {
    static var cancellations: [ContractRule] {
        [
            ContractRule("cancels the publisher above once") {
                let trial = $0.started()
                trial.send(1)
                trial.cancel()
                trial.cancel()
                trial.settle()
                return trial.source.cancellations == 1
            },
            ContractRule("does not cancel what has finished", for: ends) {
                let trial = $0.started()
                trial.finish()
                trial.cancel()
                trial.settle()
                return trial.source.cancellations == 0
            },
            ContractRule("does not cancel what has failed", for: canFail) {
                let trial = $0.started()
                trial.fail()
                trial.cancel()
                trial.settle()
                return trial.source.cancellations == 0
            },
            ContractRule("sends nothing once it is cancelled") {
                let trial = $0.started()
                trial.cancel()
                trial.send(1, 2)
                trial.finish()
                return trial.values.isEmpty && trial.endings.isEmpty
            },
        ]
    }

    static var ownCancellations: [ContractRule] {
        [
            ContractRule("asks for nothing once it is cancelled") {
                let trial = $0.started(.none)
                trial.cancel()
                let requests = trial.source.requests
                trial.request(.max(1))
                trial.settle()
                return trial.source.requests == requests
            },
            ContractRule("a subscriber may cancel at its subscription", for: ends) {
                let trial = $0.trial(.unlimited, .none)
                trial.cancelsAtOnce = true
                trial.start()
                let cancellations = trial.source.subscribers.isEmpty ? 0 : 1
                trial.send(1, 2)
                trial.finish()
                return trial.source.requests.isEmpty
                    && trial.source.cancellations == cancellations
                    && trial.values.isEmpty && trial.endings.isEmpty
            },
            ContractRule("a subscriber may cancel at a value", for: ends) {
                let trial = $0.trial(.unlimited, .none)
                trial.onValue = { [unowned trial] in trial.cancel() }
                trial.start()
                trial.send(1, 2, 3)
                trial.finish()
                return trial.values.count <= 1 && trial.endings.isEmpty != trial.values.isEmpty
            },
        ]
    }
}
