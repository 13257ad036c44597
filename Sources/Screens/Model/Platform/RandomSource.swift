import Synchronization

/// A source of random numbers. Scripts and tests use one with a seed, which they choose.
public struct RandomSource: Sendable {
    private let number: @Sendable () -> UInt64

    /// The secure source of the machine, for all secrets of a real run.
    public static let system = RandomSource {
        var generator = SystemRandomNumberGenerator()
        return generator.next()
    }

    /// Returns a source whose numbers follow from `seed`. They are not secret.
    public static func seeded(_ seed: UInt64) -> RandomSource {
        let generator = SeededGenerator(seed)
        return RandomSource { generator.next() }
    }

    private init(_ number: @escaping @Sendable () -> UInt64) {
        self.number = number
    }

    /// A generator that takes its numbers from here.
    var generator: some RandomNumberGenerator { Generator(number: number) }

    private struct Generator: RandomNumberGenerator {
        let number: @Sendable () -> UInt64

        func next() -> UInt64 { number() }
    }
}

/// The SplitMix64 generator. All who share it get the next number of one sequence.
private final class SeededGenerator: Sendable {
    private let state: Mutex<UInt64>

    init(_ seed: UInt64) {
        state = Mutex(seed)
    }

    func next() -> UInt64 {
        let state = state.withLock { state in
            state &+= 0x9E37_79B9_7F4A_7C15
            return state
        }
        var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
