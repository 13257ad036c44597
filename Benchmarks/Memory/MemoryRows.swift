import Binding

/// What things need of the heap.
enum MemoryRows {
    /// - Parameter timed: the rows of which those that make nothing may not allocate.
    static func all(_ timed: [Row]) -> [Row] {
        [
            .bytes("heap bytes: an Observable<Int> nobody observes", limit: 80) { Observable($0) }
        ] + timed.compactMap(Row.allocations)
    }
}
