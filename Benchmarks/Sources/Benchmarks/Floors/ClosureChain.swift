/// Operators by hand: closures that do their part and call the next one.
///
/// Each is stored where the compiler cannot follow it, so that none is folded into another.
enum ClosureChain {
    typealias Step = (Int) -> Void

    /// Calls `next` with the value and one.
    static func incrementing(_ next: @escaping Step) -> Step {
        stored { next($0 &+ 1) }
    }

    /// Calls `next` with twice the value, with what is even of that, and with what differs then.
    static func doublingEvenDistinct(_ next: @escaping Step) -> Step {
        let last = Previous()
        let distinct = stored { value in
            if last.value == value { return }
            last.value = value
            next(value)
        }
        let even = stored { if $0 & 1 == 0 { distinct($0) } }
        return stored { even($0 &* 2) }
    }

    /// The same closure. It is not generic, so that the closure is not wrapped on its way.
    @inline(never) @_optimize(none)
    private static func stored(_ step: @escaping Step) -> Step {
        step
    }
}

private final class Previous {
    @exclusivity(unchecked) var value: Int?
}
