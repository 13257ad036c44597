import Binding
import WaylineStreams

extension ContractRule {
    static var subscriptions: [ContractRule] {
        [
            ContractRule("cancels a second subscription") {
                let trial = $0.started()
                trial.source.sendSubscription()
                return trial.subscriptions == 1 && trial.source.cancellations == 1
            },
            ContractRule("cancels a subscription that comes after the end") {
                let trial = $0.started()
                trial.finish()
                trial.source.sendSubscription()
                trial.settle()
                return trial.subscriptions == 1 && trial.source.cancellations == 1
            },
            ContractRule("cancels a subscription that comes after a cancellation") {
                let trial = $0.started()
                trial.cancel()
                trial.settle()
                trial.source.sendSubscription()
                trial.settle()
                return trial.subscriptions == 1 && trial.source.cancellations == 2
            },
        ]
    }

    static var demands: [ContractRule] {
        [
            ContractRule("sends the expected requests to its source") {
                let trial = $0.started(.max(2))
                trial.request(.max(3))
                trial.request(.none)
                trial.settle()
                return trial.source.requests == $0.asks
            },
            ContractRule("sends no more than the demand") {
                let trial = $0.started(.max(1))
                trial.send(1, 2, 3)
                return trial.values.count <= 1
            },
            ContractRule("sends nothing to a subscriber that asks for nothing") {
                let trial = $0.started(.max(-1))
                trial.send(1, 2, 3)
                trial.request(.none)
                trial.settle()
                return trial.values.isEmpty
            },
        ]
    }

    /// The source answers a request within the call.
    static var answers: [ContractRule] {
        [
            ContractRule("a subscriber may cancel within its request") {
                let trial = $0.trial(.none, .none)
                _ = trial.source.answerRequestsAtOnce(upTo: 3)
                trial.onValue = { [unowned trial] in trial.cancel() }
                trial.start()
                trial.request(.unlimited)
                trial.settle()
                trial.cancel()
                trial.settle()
                return trial.values.count <= 1 && trial.source.cancellations <= 1
            },
            ContractRule("a stream may end within a request") {
                let trial = $0.trial(.none, .none)
                trial.source.onRequest = { [unowned trial] _ in
                    trial.source.send(completion: .finished)
                }
                trial.start()
                trial.request(.max(1))
                trial.request(.unlimited)
                trial.settle()
                return trial.endings.count <= 1 && trial.source.cancellations == 0
            },
            ContractRule("asking again costs no stack") {
                let trial = $0.trial(.max(1), .max(1))
                let depth = trial.source.answerRequestsAtOnce(upTo: 500)
                trial.start()
                trial.settle()
                return depth() < 20
            },
        ]
    }
}

extension ManualPublisher where Output == Int {
    /// Has each request answered within its call, `limit` times, and says how deep the calls were
    /// nested.
    fileprivate func answerRequestsAtOnce(upTo limit: Int) -> () -> Int {
        var (sent, open, depth, deepest) = (0, Subscribers.Demand.none, 0, 0)
        onRequest = { [unowned self] demand in
            open += demand
            depth += 1
            deepest = Swift.max(deepest, depth)
            while open != .none, sent < limit {
                sent += 1
                open -= 1
                send(sent)
                open += answer
            }
            depth -= 1
        }
        return { deepest }
    }
}
