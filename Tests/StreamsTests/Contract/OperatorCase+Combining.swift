import Binding
import WaylineStreams

/// The operators on several publishers, with the source in each place that has a subscriber of
/// its own.
extension OperatorCase {
    static var combining: [OperatorCase] { merging + joining + following }

    private static var empty: Empty<Int, TestFailure> { Empty() }

    private static var merging: [OperatorCase] {
        let e = empty
        return [
            merge("merge") { $0.merge(with: e) },
            merge("merge, second") { e.merge(with: $0) },
            merge("merge(3)") { $0.merge(with: e, e) },
            merge("merge(4)") { $0.merge(with: e, e, e) },
            merge("merge(5)") { $0.merge(with: e, e, e, e) },
            merge("merge(6)") { $0.merge(with: e, e, e, e, e) },
            merge("merge(7)") { $0.merge(with: e, e, e, e, e, e) },
            merge("merge(8)") { $0.merge(with: e, e, e, e, e, e, e) },
            merge("MergeMany") { Publishers.MergeMany([$0]) },
            merge("a long chain of merge") { source in
                (0..<200).reduce(source.eraseToAnyPublisher()) { chain, _ in
                    chain.merge(with: e).eraseToAnyPublisher()
                }
            },
            OperatorCase("flatMap", asks: [.unlimited]) { $0.flatMap { _ in one } },
            OperatorCase("flatMap(maxPublishers:)", asks: [.max(1)]) {
                $0.flatMap(maxPublishers: .max(1)) { _ in empty }
            },
            merge("flatMap, inner") { source in one.flatMap { _ in source } },
        ]
    }

    private static var joining: [OperatorCase] {
        let early = Early()
        let many = Record<Int, TestFailure>(output: Array(0..<200), completion: .finished)
        return [
            OperatorCase("combineLatest") { $0.combineLatest(early) },
            OperatorCase("combineLatest, second") { early.combineLatest($0) },
            OperatorCase("combineLatest(3)") { $0.combineLatest(early, early) },
            OperatorCase("combineLatest(4)") { $0.combineLatest(early, early, early) },
            OperatorCase("zip") { $0.zip(many) },
            OperatorCase("zip, second") { many.zip($0) },
            OperatorCase("zip(3)") { $0.zip(many, many) },
            OperatorCase("zip(4)") { $0.zip(many, many, many) },
        ]
    }

    private static var following: [OperatorCase] {
        [
            OperatorCase("append") { $0.append(empty) },
            OperatorCase("append, suffix") { empty.append($0) },
            OperatorCase("catch") { $0.catch { _ in empty } },
            OperatorCase("catch, replacement") { source in
                Fail<Int, TestFailure>(error: .other).catch { _ in source }
            },
            OperatorCase("tryCatch") { $0.tryCatch { _ in empty } },
            OperatorCase("retry") { $0.retry(0) },
            OperatorCase("switchToLatest", asks: [.unlimited]) {
                $0.turned { _ in one }.switchToLatest()
            },
            OperatorCase("switchToLatest, inner") { source in
                Record<Source, TestFailure>(output: [source], completion: .finished)
                    .switchToLatest()
            },
        ]
    }

    /// A subscriber that asks for a number has each publisher asked for one value at a time.
    private static func merge<P: Publisher>(
        _ name: String, _ make: @escaping (Source) -> P
    ) -> OperatorCase {
        OperatorCase(name, asks: [.max(1)], [], make)
    }
}

/// Sends one value and the end within the subscription, asked for or not.
private struct Early: Publisher {
    typealias Output = Int
    typealias Failure = TestFailure

    func receive<S: Subscriber>(subscriber: S) where S.Input == Int, S.Failure == TestFailure {
        subscriber.receive(subscription: Subscriptions.empty)
        _ = subscriber.receive(0)
        subscriber.receive(completion: .finished)
    }
}
