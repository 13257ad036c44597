import Binding
import WaylineStreams

/// The operators that schedule, buffer and share.
extension OperatorCase {
    static var scheduling: [OperatorCase] {
        [
            OperatorCase("receive(on:)", .schedules, scheduled: { $0.receive(on: $1) }),
            OperatorCase("subscribe(on:)", .subscribesLater, scheduled: { $0.subscribe(on: $1) }),
            OperatorCase(
                "delay", .schedules, scheduled: { $0.delay(for: .seconds(1), scheduler: $1) }),
            OperatorCase(
                "timeout", .schedules,
                scheduled: { $0.timeout(.seconds(1_000), scheduler: $1) }),
            OperatorCase(
                "debounce", asks: [.unlimited], .schedules,
                scheduled: { $0.debounce(for: .seconds(1), scheduler: $1) }),
            OperatorCase(
                "throttle", asks: [.unlimited], .schedules,
                scheduled: { $0.throttle(for: .seconds(1), scheduler: $1, latest: true) }),
            OperatorCase("measureInterval", scheduled: { $0.measureInterval(using: $1) }),
            OperatorCase(
                "collect(byTime)", asks: [.unlimited, .unlimited], .schedules,
                scheduled: { $0.collect(.byTime($1, .seconds(1))) }),
            OperatorCase(
                "collect(byTimeOrCount)", asks: [.max(4), .max(6)], .schedules,
                scheduled: { $0.collect(.byTimeOrCount($1, .seconds(1), 2)) }),
        ]
    }

    static var sharing: [OperatorCase] {
        [
            OperatorCase("buffer", asks: [.unlimited]) {
                $0.buffer(size: 9, prefetch: .byRequest, whenFull: .dropNewest)
            },
            OperatorCase("buffer(keepFull)", asks: [.max(9)]) {
                $0.buffer(size: 9, prefetch: .keepFull, whenFull: .dropNewest)
            },
            OperatorCase("share", asks: [.unlimited]) { $0.share() },
            OperatorCase("multicast", asks: [.unlimited]) {
                $0.multicast { PassthroughSubject() }.autoconnect()
            },
            OperatorCase("makeConnectable", asks: [.unlimited], .mustNotFail) {
                $0.harmless.makeConnectable().autoconnect()
            },
        ]
    }

    /// Every operator.
    static var all: [OperatorCase] {
        elementwise + folding + ignoring + combining + scheduling + sharing
    }
}
