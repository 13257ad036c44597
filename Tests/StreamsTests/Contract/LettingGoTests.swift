import Binding
import WaylineStreams
import XCTest

/// Objects that a stream releases may lead back into it: they cancel, ask and send in `deinit`.
final class LettingGoTests: XCTestCase {
    private let ends: [(name: String, end: (Trial) -> Void)] = [
        ("finish", { $0.finish() }), ("fail", { $0.fail() }), ("cancel", { $0.cancel() }),
    ]

    /// Ends each operator in each way, and counts how often what `hold` was given has ended.
    private func check(_ hold: (Trial, Bomb) -> Void, line: UInt = #line) {
        for operatorCase in OperatorCase.all {
            for (name, end) in ends
            where name != "fail" || !operatorCase.traits.contains(.mustNotFail) {
                let trial = operatorCase.trial(.unlimited, .none)
                var count = 0
                hold(
                    trial,
                    Bomb {
                        count += 1
                        trial.cancel()
                        trial.request(.max(1))
                        trial.source.send(7)
                        trial.source.send(completion: .finished)
                    })
                trial.start()
                trial.send(1, 2)
                trial.releaseSubscriber()
                end(trial)
                trial.settle()
                trial.dropAll()
                XCTAssertEqual(count, 1, "\(operatorCase.name), \(name)", line: line)
            }
        }
    }

    func testTheEndOfASubscriberMayLeadBack() {
        check { trial, bomb in trial.holdBySubscriber(bomb) }
    }

    func testTheEndOfASubscriptionMayLeadBack() {
        check { trial, bomb in trial.source.held = bomb }
    }

    func testTheEndOfAValueMayLeadBack() {
        for index in streams(of: PassthroughSubject()).indices {
            for isCancelled in [true, false] {
                let source = PassthroughSubject<Bomb, Never>()
                let (name, stream) = streams(of: source)[index]
                var token: AnyCancellable?
                var count = 0
                token = stream.sink {}
                for _ in 0..<4 {
                    source.send(
                        Bomb {
                            count += 1
                            source.send(Bomb())
                            if isCancelled { token?.cancel() }
                        })
                    scheduler.advance(by: .milliseconds(400))
                }
                source.send(completion: .finished)
                token.take()?.cancel()
                scheduler.advance(by: .seconds(2))
                XCTAssertEqual(count, 4, name)
            }
        }
    }

    private let scheduler = TestScheduler()

    /// The streams that keep values.
    private func streams(
        of source: PassthroughSubject<Bomb, Never>
    ) -> [(name: String, stream: AnyPublisher<Void, Never>)] {
        let silent = PassthroughSubject<Int, Never>()
        let second = SchedulerTime.Stride.seconds(1)
        return [
            ("combineLatest", nothing(source.combineLatest(source))),
            ("combineLatest, one", nothing(source.combineLatest(silent))),
            ("zip", nothing(source.zip(silent))),
            ("dropNewest", limited(source.buffered(.dropNewest))),
            ("dropOldest", limited(source.buffered(.dropOldest))),
            ("debounce", nothing(source.debounce(for: second, scheduler: scheduler))),
            (
                "throttle",
                nothing(source.throttle(for: second, scheduler: scheduler, latest: true))
            ),
            ("delay", nothing(source.delay(for: second, scheduler: scheduler))),
            ("receive(on:)", nothing(source.receive(on: scheduler))),
            ("collect", nothing(source.collect(.byTime(scheduler, second)))),
            ("collect(3)", nothing(source.collect(3))),
            ("scan", nothing(source.scan(Bomb()) { $1 })),
            ("removeDuplicates", nothing(source.removeDuplicates { _, _ in false })),
            ("last", nothing(source.last())),
            ("merge", limited(source.merge(with: source).eraseToAnyPublisher())),
        ]
    }

    private func nothing<P: Publisher>(_ publisher: P) -> AnyPublisher<Void, Never>
    where P.Failure == Never {
        publisher.map { _ in }.eraseToAnyPublisher()
    }

    /// Asks for one value only, so that the others are kept.
    private func limited(_ publisher: AnyPublisher<Bomb, Never>) -> AnyPublisher<Void, Never> {
        nothing(publisher.zip(Just(0)))
    }
}

extension Publisher {
    fileprivate func buffered(
        _ whenFull: Publishers.BufferingStrategy<Failure>
    ) -> AnyPublisher<Output, Failure> {
        buffer(size: 2, prefetch: .byRequest, whenFull: whenFull).eraseToAnyPublisher()
    }
}
