import Binding
import WaylineStreams

/// The operators with one publisher above that send as values come.
extension OperatorCase {
    static var elementwise: [OperatorCase] { mapping + filtering + others }

    private static var mapping: [OperatorCase] {
        [
            OperatorCase("map") { $0.map { $0 } },
            OperatorCase("map(keyPath)") { $0.map(\.magnitude) },
            OperatorCase("map(two key paths)") { $0.map(\.magnitude, \.description) },
            OperatorCase("map(three key paths)") { $0.map(\.magnitude, \.description, \.bitWidth) },
            OperatorCase("tryMap") { $0.tryMap { $0 } },
            OperatorCase("compactMap") { $0.compactMap { $0 } },
            OperatorCase("tryCompactMap") { $0.tryCompactMap { $0 } },
            OperatorCase("replaceNil") { $0.turned { Optional($0) }.replaceNil(with: 0) },
            OperatorCase("scan") { $0.scan(0, +) },
            OperatorCase("tryScan") { $0.tryScan(0) { $0 + $1 } },
            OperatorCase("encode") { $0.encode(encoder: TextCoder()) },
            OperatorCase("decode") {
                $0.turned { "\($0)" }.decode(type: Int.self, decoder: TextCoder())
            },
            OperatorCase("collect(1)") { $0.collect(1) },
            OperatorCase("collect(2)", asks: [.max(4), .max(6)]) { $0.collect(2) },
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
            OperatorCase("drop(untilOutputFrom:)") { $0.drop(untilOutputFrom: one) },
            OperatorCase("drop(untilOutputFrom:), other", asks: [.max(1)], .isGate) {
                Empty<Int, TestFailure>(completeImmediately: false).drop(untilOutputFrom: $0)
            },
            OperatorCase("prefix") { $0.prefix(9) },
            OperatorCase("prefix(while:)") { $0.prefix { _ in true } },
            OperatorCase("tryPrefix(while:)") { $0.tryPrefix { _ in true } },
            OperatorCase("prefix(untilOutputFrom:)") {
                $0.prefix(untilOutputFrom: Empty<Int, Never>())
            },
            OperatorCase("prefix(untilOutputFrom:), other", asks: [.max(1)], .isGate) {
                Empty<Int, TestFailure>(completeImmediately: false).prefix(untilOutputFrom: $0)
            },
            OperatorCase("output(in:)") { $0.output(in: 0...) },
        ]
    }

    private static var others: [OperatorCase] {
        [
            OperatorCase("replaceEmpty", .fillsIn) { $0.replaceEmpty(with: 9) },
            OperatorCase("replaceError") { $0.replaceError(with: 9) },
            OperatorCase("mapError") { $0.mapError { $0 } },
            OperatorCase("setFailureType", .mustNotFail) {
                $0.harmless.setFailureType(to: TestFailure.self)
            },
            OperatorCase("assertNoFailure", .mustNotFail) { $0.assertNoFailure() },
            OperatorCase("handleEvents") { $0.handleEvents() },
            OperatorCase("print") { $0.print(to: Transcript()) },
            OperatorCase("breakpoint") { $0.breakpoint() },
            OperatorCase("breakpointOnError") { $0.breakpointOnError(stop: {}) },
        ]
    }

    /// One value, and the end.
    static var one: Record<Int, TestFailure> { Record(output: [0], completion: .finished) }
}
