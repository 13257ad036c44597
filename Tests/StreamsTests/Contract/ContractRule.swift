import Binding

/// Something that Combine promises of every operator.
struct ContractRule {
    let name: String

    /// True for the operators that it is about.
    let applies: (OperatorCase) -> Bool

    /// Tries an operator, and returns true if it keeps the rule.
    let isKept: (OperatorCase) -> Bool

    init(
        _ name: String, for applies: @escaping (OperatorCase) -> Bool = { _ in true },
        isKept: @escaping (OperatorCase) -> Bool
    ) {
        self.name = name
        self.applies = applies
        self.isKept = isKept
    }

    static var all: [ContractRule] {
        releases + holds + ends + afterTheEnd + cancellations + ownCancellations + subscriptions
            + demands + answers + feedback
    }

    /// True if the stream ends with the source.
    static func ends(_ operatorCase: OperatorCase) -> Bool {
        !operatorCase.traits.contains(.isGate)
    }

    /// True if the source may fail, and the stream ends with it.
    static func canFail(_ operatorCase: OperatorCase) -> Bool {
        operatorCase.traits.isDisjoint(with: [.isGate, .mustNotFail])
    }

    /// True if the stream ends also for a subscriber that asks for nothing.
    static func endsUnasked(_ operatorCase: OperatorCase) -> Bool {
        operatorCase.traits.isDisjoint(with: [.isGate, .folds, .fillsIn])
    }
}
