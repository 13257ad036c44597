/// Operators by hand: closures that do their part and call the next one.
///
/// Each is stored where the compiler cannot follow it, so that none is folded into another.
enum ClosureChain {
    typealias Step = (Int) -> Void

    /// Calls `end` with the value and ten, after ten steps. Each step is code of its own: how well
    /// a processor predicts one call that leads to itself depends on its address.
    static func addingTen(_ end: @escaping Step) -> Step {
        let one = stored { end($0 &+ 1) }
        let two = stored { one($0 &+ 2) }
        let three = stored { two($0 &+ 3) }
        let four = stored { three($0 &+ 4) }
        let five = stored { four($0 &+ 5) }
        let six = stored { five($0 &- 1) }
        let seven = stored { six($0 &- 2) }
        let eight = stored { seven($0 &- 3) }
        let nine = stored { eight($0 &- 4) }
        return stored { nine($0 &+ 5) }
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
