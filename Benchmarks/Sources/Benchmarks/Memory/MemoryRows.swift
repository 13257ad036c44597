import Wayline

/// What things need of the heap.
enum MemoryRows {
    /// - Parameter timed: the rows of which those that make nothing may not allocate.
    static func all(_ timed: [Row]) -> [Row] {
        [observable, binding, firstBinding, mapped, sink] + timed.compactMap(Row.allocations)
    }

    private static var observable: Row {
        .bytes("heap bytes: an Observable<Int> nobody observes", limit: 80) { Observable($0) }
    }

    private static var binding: Row {
        let source = Observable(0)
        let tally = Tally()
        return .bytes("heap bytes: a binding, its token included", limit: 112) { _ in
            source.bind { tally.sum &+= $0 }
        }
    }

    /// Each of another observable, which has to make room for its first one.
    private static var firstBinding: Row {
        let sources = (0...1_000).map { Observable($0) }
        let tally = Tally()
        return .bytes("heap bytes: the first binding, its token included", limit: 112) { index in
            sources[index].bind { tally.sum &+= $0 }
        }
    }

    /// The observable is counted too, since it makes room for what is derived from it. The limit is
    /// an aim, and so is the next one.
    private static var mapped: Row {
        let tally = Tally()
        return .bytes("heap bytes: an observable, map and a binding", limit: 380) { index in
            Observable(index).map { $0 &+ 1 }.bind { tally.sum &+= $0 }
        }
    }

    private static var sink: Row {
        let tally = Tally()
        return .bytes("heap bytes: a CurrentValueSubject and a sink", limit: 280) { index in
            CurrentValueSubject<Int, Never>(index).sink { tally.sum &+= $0 }
        }
    }
}
