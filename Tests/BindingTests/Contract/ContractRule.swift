import Binding

/// Something that Combine promises of every operator.
struct ContractRule {
    let name: String

    /// Which operators it is about.
    let applies: (OperatorCase) -> Bool

    /// Whether an operator keeps it, however badly the publisher above behaves.
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
            + demands + stack
    }

    /// Whether the stream ends with the source.
    static func ends(_ operatorCase: OperatorCase) -> Bool {
        !operatorCase.traits.contains(.isGate)
    }

    /// Whether the source may fail, and the stream ends with it.
    static func canFail(_ operatorCase: OperatorCase) -> Bool {
        operatorCase.traits.isDisjoint(with: [.isGate, .mustNotFail])
    }

    /// Whether the stream ends also for a subscriber that asks for nothing.
    static func endsUnasked(_ operatorCase: OperatorCase) -> Bool {
        operatorCase.traits.isDisjoint(with: [.isGate, .folds, .fillsIn])
    }
}
