import Binding

/// What things need of the heap.
enum MemoryRows {
    /// - Parameter timed: the rows of which those that make nothing may not allocate.
    static func all(_ timed: [Row]) -> [Row] {
        [observable, binding, firstBinding] + timed.compactMap(Row.allocations)
    }

    private static var observable: Row {
        .bytes("heap bytes: an Observable<Int> nobody observes", limit: 80) { Observable($0) }
    }

    private static var binding: Row {
        let source = Observable(0)
        let tally = Tally()
        return .bytes("heap bytes: a binding, its token included", limit: 128) { _ in
            source.bind { tally.sum &+= $0 }
        }
    }

    /// Each of another observable, which has to make room for its first one.
    private static var firstBinding: Row {
        let sources = (0...1_000).map { Observable($0) }
        let tally = Tally()
        return .bytes("heap bytes: the first binding, its token included", limit: 128) { index in
            sources[index].bind { tally.sum &+= $0 }
        }
    }
}
