import Wayline

/// Setting an observable that has observers.
enum SetRows {
    static var all: [Row] {
        [
            number("1 observer", 1, limit: 4.2),
            number("10 observers", 10, limit: 1.4),
            number("1,000 observers", 1_000, limit: 1.65),
            string("1 observer", 1, limit: 2.75),
            string("10 observers", 10, limit: 2.2),
            string("1,000 observers", 1_000, limit: 1.65),
        ]
    }

    private static func number(_ text: String, _ count: Int, limit: Double) -> Row {
        .time(
            "set, \(text), Int", limit: limit,
            value: { observable(count) }, floor: { observerList(count) })
    }

    private static func string(_ text: String, _ count: Int, limit: Double) -> Row {
        .time(
            "set, \(text), 40-character String", limit: limit,
            value: { stringObservable(count) }, floor: { stringObserverList(count) })
    }

    private static func observable(_ observers: Int) -> Work {
        let source = Observable(0)
        let tally = Tally()
        let tokens = (0..<observers).map { _ in source.bind { tally.sum &+= $0 } }
        return { times in
            for turn in 0..<times { source.value = turn }
            BlackHole.consume(tokens)
        }
    }

    /// The floor of signals too.
    static func observerList(_ observers: Int) -> Work {
        let source = ObserverList(0)
        let tally = Tally()
        let list = (0..<observers).map { _ in source.bind { tally.sum &+= $0 } }
        return { times in
            for turn in 0..<times { source.value = turn }
            BlackHole.consume(list)
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

    private static func stringObserverList(_ observers: Int) -> Work {
        let texts = texts
        let source = ObserverList(texts.0)
        let tally = Tally()
        let list = (0..<observers).map { _ in source.bind { tally.sum &+= $0.utf8.count } }
        return { times in
            for turn in 0..<times { source.value = turn & 1 == 0 ? texts.1 : texts.0 }
            BlackHole.consume(list)
        }
    }

    /// Too long to be stored without the heap, and made at run time.
    private static var texts: (String, String) {
        BlackHole.opaque((String(repeating: "a", count: 40), String(repeating: "b", count: 40)))
    }
}
