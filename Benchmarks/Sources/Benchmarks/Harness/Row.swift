import BenchmarkKit

/// Repeats some work `times` times, in its own loop.
typealias Work = (_ times: Int) -> Void

/// One line of the table: the work, and the floor it is compared with.
struct Row {
    /// Prepares everything that is needed, outside of the measured time, and returns the work.
    typealias Preparation = @MainActor () -> Work

    enum Kind {
        case time(value: Preparation, floor: Preparation)
        case count(unit: String, value: @MainActor () -> Double)
        /// A figure, and that of a floor measured beside it.
        case pair(unit: String, measure: @MainActor () -> (value: Double, floor: Double))
    }

    let name: String
    let limit: Double
    let kind: Kind
    /// True if the work allocates. A row that does not allocate is also checked for allocations.
    var allocates = true

    /// A row in nanoseconds. The limit is a multiple of the floor.
    static func time(
        _ name: String, limit: Double, allocates: Bool = false,
        value: @escaping Preparation, floor: @escaping Preparation
    ) -> Row {
        let kind = Kind.time(value: value, floor: floor)
        return Row(name: name, limit: limit, kind: kind, allocates: allocates)
    }

    /// A row in bytes of heap for each of `count` objects. `make` makes the object at `index`.
    static func bytes<Made>(
        _ name: String, limit: Double, make: @escaping @MainActor (_ index: Int) -> Made
    ) -> Row {
        Row(
            name: name, limit: limit, kind: .count(unit: "bytes") { Double(Heap.bytes(each: make)) }
        )
    }

    /// A row that allows no allocation in the work of a timed row; nil if that work allocates.
    static func allocations(of row: Row) -> Row? {
        guard case .time(let prepare, _) = row.kind, !row.allocates else { return nil }
        return Row(
            name: "allocations: \(row.name)", limit: 0,
            kind: .count(unit: "allocs") { Heap.allocations(each: prepare()) })
    }
}
