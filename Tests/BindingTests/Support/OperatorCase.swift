import Binding

/// One operator on a manual source, with what it sends as text, so that a table can hold many.
struct OperatorCase {
    let name: String

    /// Attaches a new recorder through the operator to `source`.
    let record: (_ source: Source, _ demand: Subscribers.Demand) -> Heard

    typealias Source = ManualPublisher<Int, TestFailure>

    /// What a recorder heard, and its hold on the stream.
    struct Heard {
        let values: () -> [String]
        let ending: () -> String
        let subscriptions: () -> Int
        let request: (Subscribers.Demand) -> Void
        let cancel: () -> Void
        let onSubscription: (@escaping () -> Void) -> Void
        let onValue: (@escaping () -> Void) -> Void
        let subscribe: () -> Void
    }

    init<P: Publisher>(_ name: String, _ make: @escaping (Source) -> P) {
        self.name = name
        record = { source, demand in
            let recorder = Recorder<P.Output, P.Failure>(demand)
            return Heard(
                values: { recorder.values.map { "\($0)" } },
                ending: { recorder.ending },
                subscriptions: { recorder.subscriptions.count },
                request: recorder.request,
                cancel: recorder.cancel,
                onSubscription: { action in
                    recorder.onSubscription = {
                        $0.cancel(); action()
                    }
                },
                onValue: { action in recorder.onValue = { _ in action() } },
                subscribe: { make(source).subscribe(recorder) })
        }
    }
}

/// Every operator with one publisher above.
extension OperatorCase {
    /// Those that send as values come.
    static var elementwise: [OperatorCase] { mapping + filtering + others }

    /// Those that send one value, at the end or when it is certain.
    static var folding: [OperatorCase] {
        [
            OperatorCase("reduce") { $0.reduce(0, +) },
            OperatorCase("tryReduce") { $0.tryReduce(0) { $0 + $1 } },
            OperatorCase("collect") { $0.collect() },
            OperatorCase("first") { $0.first() },
            OperatorCase("first(where:)") { $0.first { $0 > 1 } },
            OperatorCase("tryFirst(where:)") { $0.tryFirst { $0 > 1 } },
            OperatorCase("last") { $0.last() },
            OperatorCase("last(where:)") { $0.last { $0 > 1 } },
            OperatorCase("tryLast(where:)") { $0.tryLast { $0 > 1 } },
            OperatorCase("count") { $0.count() },
            OperatorCase("contains") { $0.contains(2) },
            OperatorCase("contains(where:)") { $0.contains { $0 > 1 } },
            OperatorCase("tryContains(where:)") { $0.tryContains { $0 > 1 } },
            OperatorCase("allSatisfy") { $0.allSatisfy { $0 < 2 } },
            OperatorCase("tryAllSatisfy") { $0.tryAllSatisfy { $0 < 2 } },
            OperatorCase("min") { $0.min() },
            OperatorCase("tryMin(by:)") { $0.tryMin { $0 < $1 } },
            OperatorCase("max") { $0.max() },
            OperatorCase("tryMax(by:)") { $0.tryMax { $0 < $1 } },
        ]
    }

    private static var mapping: [OperatorCase] {
        [
            OperatorCase("map") { $0.map { $0 } },
            OperatorCase("map(keyPath)") { $0.map(\.magnitude) },
            OperatorCase("map(two key paths)") { $0.map(\.magnitude, \.description) },
            OperatorCase("map(three key paths)") { $0.map(\.magnitude, \.description, \.bitWidth) },
            OperatorCase("tryMap") { $0.tryMap { $0 } },
            OperatorCase("compactMap") { $0.compactMap { $0 } },
            OperatorCase("tryCompactMap") { $0.tryCompactMap { $0 } },
            OperatorCase("scan") { $0.scan(0, +) },
            OperatorCase("tryScan") { $0.tryScan(0) { $0 + $1 } },
            OperatorCase("encode") { $0.encode(encoder: TextCoder()) },
            OperatorCase("decode") {
                $0.map { "\($0)" }.decode(type: Int.self, decoder: TextCoder())
            },
            OperatorCase("collect(1)") { $0.collect(1) },
        ]
    }

    private static var filtering: [OperatorCase] {
        [
            OperatorCase("filter") { $0.filter { _ in true } },
            OperatorCase("tryFilter") { $0.tryFilter { _ in true } },
            OperatorCase("removeDuplicates") { $0.removeDuplicates() },
            OperatorCase("tryRemoveDuplicates") { $0.tryRemoveDuplicates { $0 == $1 } },
            OperatorCase("drop(while:)") { $0.drop { _ in false } },
            OperatorCase("tryDrop(while:)") { $0.tryDrop { _ in false } },
            OperatorCase("dropFirst") { $0.dropFirst(0) },
            OperatorCase("drop(untilOutputFrom:)") {
                $0.drop(untilOutputFrom: Just(0).setFailureType(to: TestFailure.self))
            },
            OperatorCase("prefix") { $0.prefix(9) },
            OperatorCase("prefix(while:)") { $0.prefix { _ in true } },
            OperatorCase("tryPrefix(while:)") { $0.tryPrefix { _ in true } },
            OperatorCase("prefix(untilOutputFrom:)") {
                $0.prefix(untilOutputFrom: Empty<Int, Never>())
            },
            OperatorCase("output(in:)") { $0.output(in: 0...) },
        ]
    }

    private static var others: [OperatorCase] {
        [
            OperatorCase("replaceEmpty") { $0.replaceEmpty(with: 9) },
            OperatorCase("mapError") { $0.mapError { $0 } },
            OperatorCase("handleEvents") { $0.handleEvents() },
            OperatorCase("print") { $0.print(to: Transcript()) },
            OperatorCase("breakpoint") { $0.breakpoint() },
            OperatorCase("breakpointOnError") { $0.breakpointOnError(stop: {}) },
        ]
    }
}
