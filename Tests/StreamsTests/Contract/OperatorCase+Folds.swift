import Binding
import WaylineStreams

/// The operators that send one value, at the end or when it is certain.
extension OperatorCase {
    static var folding: [OperatorCase] {
        [
            fold("reduce") { $0.reduce(0, +) },
            fold("tryReduce") { $0.tryReduce(0) { $0 + $1 } },
            fold("collect") { $0.collect() },
            fold("first") { $0.first() },
            fold("first(where:)") { $0.first { $0 > 1 } },
            fold("tryFirst(where:)") { $0.tryFirst { $0 > 1 } },
            fold("last") { $0.last() },
            fold("last(where:)") { $0.last { $0 > 1 } },
            fold("tryLast(where:)") { $0.tryLast { $0 > 1 } },
            fold("count") { $0.count() },
            fold("contains") { $0.contains(2) },
            fold("contains(where:)") { $0.contains { $0 > 1 } },
            fold("tryContains(where:)") { $0.tryContains { $0 > 1 } },
            fold("allSatisfy") { $0.allSatisfy { $0 < 2 } },
            fold("tryAllSatisfy") { $0.tryAllSatisfy { $0 < 2 } },
            fold("min") { $0.min() },
            fold("tryMin(by:)") { $0.tryMin { $0 < $1 } },
            fold("max") { $0.max() },
            fold("tryMax(by:)") { $0.tryMax { $0 < $1 } },
        ]
    }

    /// Sends nothing at all.
    static var ignoring: [OperatorCase] {
        [OperatorCase("ignoreOutput", asks: [.unlimited]) { $0.ignoreOutput() }]
    }

    private static func fold<P: Publisher>(
        _ name: String, _ make: @escaping (Source) -> P
    ) -> OperatorCase {
        OperatorCase(name, asks: [.unlimited], .folds, make)
    }
}
