import Wayline

/// One value through operators on an observable.
enum ChainRows {
    static var all: [Row] {
        [
            .time(
                "map, filter, removeDuplicates on Observables, one value", limit: 10.5,
                value: operators, floor: closures),
            // An aim.
            .time("ten maps in a row", limit: 3, value: tenMaps, floor: tenClosures),
        ]
    }

    /// The floor of the same operators on publishers too.
    static func closures() -> Work {
        let source = ObserverList(0)
        let tally = Tally()
        let observer = source.bind(ClosureChain.doublingEvenDistinct { tally.sum &+= $0 })
        return { times in
            for turn in 0..<times { source.value = turn }
            BlackHole.consume(observer)
        }
    }

    private static func operators() -> Work {
        let source = Observable(0)
        let tally = Tally()
        let token = source.map { $0 &* 2 }
            .filter(startingWith: 0) { $0 & 1 == 0 }
            .removeDuplicates()
            .bind { tally.sum &+= $0 }
        return { times in
            for turn in 0..<times { source.value = turn }
            BlackHole.consume(token)
        }
    }

    private static func tenMaps() -> Work {
        let source = Observable(0)
        let tally = Tally()
        let token = source.map { $0 &+ 1 }.map { $0 &+ 1 }.map { $0 &+ 1 }.map { $0 &+ 1 }
            .map { $0 &+ 1 }.map { $0 &+ 1 }.map { $0 &+ 1 }.map { $0 &+ 1 }.map { $0 &+ 1 }
            .map { $0 &+ 1 }
            .bind { tally.sum &+= $0 }
        return { times in
            for turn in 0..<times { source.value = turn }
            BlackHole.consume(token)
        }
    }

    private static func tenClosures() -> Work {
        let source = ObserverList(0)
        let tally = Tally()
        let observer = source.bind(ClosureChain.addingTen { tally.sum &+= $0 })
        return { times in
            for turn in 0..<times { source.value = turn }
            BlackHole.consume(observer)
        }
    }
}
