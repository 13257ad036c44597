/// The least that a binding can be made of.
final class SmallObject {
    private let number: Int

    private init(_ number: Int) {
        self.number = number
    }

    /// Allocates two and frees them.
    static func pair() -> Work {
        { times in
            var sum = 0
            for turn in 0..<times {
                let first = make(turn)
                let second = make(turn)
                sum &+= first.number &+ second.number
            }
            BlackHole.consume(sum)
        }
    }

    /// Not inlined, or else it would be made on the stack.
    @inline(never)
    private static func make(_ number: Int) -> SmallObject {
        SmallObject(number)
    }
}
