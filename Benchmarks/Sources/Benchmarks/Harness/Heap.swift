/// What `malloc` and its kin are asked for.
///
/// The linker gives their names to the `counted_` functions of CountedMalloc.swift (see
/// Package.swift), so Swift's own runtime, in a library of its own or not, goes through them.
enum Heap {
    /// How often memory was asked for, and by how many bytes what is in use has grown.
    struct Growth {
        var allocations = 0
        var bytes = 0
    }

    // Sound: the program has one thread, and `malloc` is not called again by what it does here.
    @exclusivity(unchecked) nonisolated(unsafe) static var isCounting = false
    @exclusivity(unchecked) nonisolated(unsafe) static var growth = Growth()

    /// Whether the linker did as it was asked to: on Linux with glibc.
    static var isCounted: Bool {
        growth { BlackHole.consume(BlackHole.opaque([Platform.nanoseconds()])) }.allocations > 0
    }

    /// Counts while `body` runs.
    ///
    /// The compiler may assume that an allocation leaves our variables as they are. Without
    /// optimisation and inlining it reads them anew.
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
    /// The bytes in use for each thing that `make` makes, as the mean of a thousand.
    ///
    /// Without a fraction: now and then `malloc` hands out a block that is a little too large.
    static func bytes<Made>(each make: (_ index: Int) -> Made) -> Int {
        let count = 1_000
        var made: [Made] = []
        made.reserveCapacity(count + 1)
        made.append(make(count))  // What the first one alone needs (metadata) is not its own.
        let growth = growth { for index in 0..<count { made.append(make(index)) } }
        BlackHole.consume(made)
        return growth.bytes / count
    }

    /// The allocations each time that `work` is done, as the mean of a thousand.
    static func allocations(each work: Work) -> Double {
        let count = 1_000
        work(count)
        return Double(growth { work(count) }.allocations) / Double(count)
    }
}
