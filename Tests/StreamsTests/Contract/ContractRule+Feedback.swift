import Binding
import WaylineStreams

/// A source that sends the next value while its subscriber still has the value before.
extension ContractRule {
    static var feedback: [ContractRule] {
        [
            ContractRule("loses no value that a value has led to", for: isTimeless) {
                let trial = $0.started()
                let last = trial.sendAtEachValue(upTo: 150)
                return trial.values == values(of: $0, upTo: last)
            },
            ContractRule(
                "finishes after the values that a value has led to",
                for: { isTimeless($0) && ends($0) }
            ) {
                let trial = $0.started()
                let last = trial.sendAtEachValue(upTo: 150) {
                    trial.source.send(completion: .finished)
                }
                guard last == 150 else { return true }
                return trial.values == values(of: $0, upTo: last) && trial.endings == ["finished"]
            },
        ]
    }

    /// The values of an operator whose source sends one value after the other.
    private static func values(of operatorCase: OperatorCase, upTo last: Int) -> [String] {
        let trial = operatorCase.started()
        for value in 0...last { trial.source.send(value) }
        return trial.values
    }

    private static func isTimeless(_ operatorCase: OperatorCase) -> Bool {
        operatorCase.traits.isDisjoint(with: [.schedules, .subscribesLater])
    }
}

extension Trial {
    /// Sends 0, and the next number within each value, up to `limit`. Returns the last number sent.
    fileprivate func sendAtEachValue(
        upTo limit: Int, whenDone: @escaping () -> Void = {}
    ) -> Int {
        var last = 0
        onValue = { [unowned self] in
            guard last < limit else { return }
            last += 1
            let isLast = last == limit
            source.send(last)
            if isLast { whenDone() }
        }
        source.send(0)
        return last
    }
}
