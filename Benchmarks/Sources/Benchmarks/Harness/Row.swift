import BenchmarkKit

/// Does something as often as it is told, in a loop of its own.
typealias Work = (_ times: Int) -> Void

/// One line of the table: what is measured, and against what.
struct Row {
    /// Makes all that is needed, outside of the time that is taken, and returns the work.
    typealias Preparation = @MainActor () -> Work

    enum Kind {
        case time(value: Preparation, floor: Preparation)
        case count(unit: String, value: @MainActor () -> Double)
    }

    let name: String
    let limit: Double
    let kind: Kind
    /// Whether it makes something. A row that does not is measured for allocations too.
    var allocates = true

    /// Nanoseconds, with a limit as a multiple of the floor.
    static func time(
        _ name: String, limit: Double, allocates: Bool = false,
        value: @escaping Preparation, floor: @escaping Preparation
    ) -> Row {
        let kind = Kind.time(value: value, floor: floor)
        return Row(name: name, limit: limit, kind: kind, allocates: allocates)
    }

    /// Bytes of heap in use for each of `count` things that `make` makes, the `index`th of them.
    static func bytes<Made>(
        _ name: String, limit: Double, make: @escaping @MainActor (_ index: Int) -> Made
    ) -> Row {
        Row(
            name: name, limit: limit, kind: .count(unit: "bytes") { Double(Heap.bytes(each: make)) }
        )
    }

    /// None allowed each time that the work of a timed row is done, unless it makes something.
    static func allocations(of row: Row) -> Row? {
        guard case .time(let prepare, _) = row.kind, !row.allocates else { return nil }
        return Row(
            name: "allocations: \(row.name)", limit: 0,
            kind: .count(unit: "allocs") { Heap.allocations(each: prepare()) })
    }
}
