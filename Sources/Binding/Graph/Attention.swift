/// Tells a set, at the cost of reading one counter, whether it may look no further.
///
/// Whoever needs every set to take the careful way (an open transaction, a cycle being traced) holds
/// the beacon for as long. Beside them only this type refers to it, so where the reference is unique
/// nobody does, in any isolation. The counter is the object's own reference count, which is atomic:
/// isolations that know nothing of each other share it without a race. Whoever finds it not unique
/// asks its own task-local for the truth.
@usableFromInline
enum Attention {
    @usableFromInline
    final class Beacon: Sendable {
        /// Not inlined: an object laid out at compile time would not be counted.
        @inline(never)
        static func make() -> Beacon { Beacon() }
    }

    @usableFromInline static let beacon = Unmanaged.passRetained(Beacon.make())

    /// Calls for the careful way for as long as the result is held.
    static func call() -> Beacon {
        beacon.takeUnretainedValue()
    }

    @inlinable static var isCalled: Bool {
        var reference = beacon
        return withUnsafeMutablePointer(to: &reference) {
            $0.withMemoryRebound(to: Beacon.self, capacity: 1) {
                !isKnownUniquelyReferenced(&$0.pointee)
            }
        }
    }
}
