/// Counts calls of `malloc` and its related functions.
///
/// The linker replaces these functions by the `counted_` functions of CountedMalloc.swift (see
/// Package.swift), so the allocations of Swift's own runtime are counted too, whether it is a
/// separate library or not.
enum Heap {
    /// The number of allocations, and the growth of the memory in use, in bytes.
    struct Growth {
        var allocations = 0
        var bytes = 0
    }

    // Sound: the program has one thread, and `malloc` is not called again by what it does here.
    @exclusivity(unchecked) nonisolated(unsafe) static var isCounting = false
    @exclusivity(unchecked) nonisolated(unsafe) static var growth = Growth()

    /// True if the linker has replaced the functions. It does so on Linux with glibc.
    static var isCounted: Bool {
        growth { BlackHole.consume(BlackHole.opaque([Platform.nanoseconds()])) }.allocations > 0
    }

    /// Counts while `body` runs.
    ///
    /// The compiler may assume that an allocation does not change our variables. Without
    /// optimisation and inlining it reads them again.
    @inline(never) @_optimize(none)
    static func growth(during body: () -> Void) -> Growth {
        growth = Growth()
        isCounting = true
        body()
        isCounting = false
        return growth
    }
}

extension Heap {
    /// The bytes in use for each object that `make` makes, as the mean of a thousand.
    ///
    /// Rounded to a whole number: sometimes `malloc` returns a block that is a little too large.
    static func bytes<Made>(each make: (_ index: Int) -> Made) -> Int {
        let count = 1_000
        var made: [Made] = []
        made.reserveCapacity(count + 1)
        made.append(make(count))  // What the first one alone needs (metadata) is not its own.
        let growth = growth { for index in 0..<count { made.append(make(index)) } }
        BlackHole.consume(made)
        return growth.bytes / count
    }

    /// The number of allocations for each run of `work`, as the mean of a thousand.
    static func allocations(each work: Work) -> Double {
        let count = 1_000
        work(count)
        return Double(growth { work(count) }.allocations) / Double(count)
    }
}
