import Binding

/// Setting an observable that some observers are bound to.
enum SetRows {
    static var all: [Row] {
        let counts = [(1, "1 observer"), (10, "10 observers"), (1_000, "1,000 observers")]
        return counts.map { count, text in
            .time(
                "set, \(text), Int", limit: 1.3,
                value: { observable(count) }, floor: { closures(count) })
        }
            + counts.map { count, text in
                .time(
                    "set, \(text), 40-character String", limit: 1.5,
                    value: { stringObservable(count) }, floor: { stringClosures(count) })
            }
    }

    /// The floor of what is measured against setting.
    static func observable(_ observers: Int) -> Work {
        let source = Observable(0)
        let tally = Tally()
        let tokens = (0..<observers).map { _ in source.bind { tally.sum &+= $0 } }
        return { times in
            for turn in 0..<times { source.value = turn }
            BlackHole.consume(tokens)
        }
    }

    /// The floor of setting itself.
    static func closures(_ observers: Int) -> Work {
        let source = ClosureList(0)
        let tally = Tally()
        for _ in 0..<observers { source.bind { tally.sum &+= $0 } }
        return { times in
            for turn in 0..<times { source.value = turn }
        }
    }

    private static func stringObservable(_ observers: Int) -> Work {
        let texts = texts
        let source = Observable(texts.0)
        let tally = Tally()
        let tokens = (0..<observers).map { _ in source.bind { tally.sum &+= $0.utf8.count } }
        return { times in
            for turn in 0..<times { source.value = turn & 1 == 0 ? texts.1 : texts.0 }
            BlackHole.consume(tokens)
        }
    }

    private static func stringClosures(_ observers: Int) -> Work {
        let texts = texts
        let source = ClosureList(texts.0)
        let tally = Tally()
        for _ in 0..<observers { source.bind { tally.sum &+= $0.utf8.count } }
        return { times in
            for turn in 0..<times { source.value = turn & 1 == 0 ? texts.1 : texts.0 }
        }
    }

    /// Too long to be kept without the heap, and made at run time.
    private static var texts: (String, String) {
        BlackHole.opaque((String(repeating: "a", count: 40), String(repeating: "b", count: 40)))
    }
}
