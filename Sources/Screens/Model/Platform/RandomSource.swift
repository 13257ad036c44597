import Synchronization

/// A source of random numbers. Scripts and tests use one with a seed, which they choose.
public struct RandomSource: Sendable {
    private let number: @Sendable () -> UInt64

    /// The secure source of the machine, for all secrets of a real run.
    public static let system = RandomSource {
        var generator = SystemRandomNumberGenerator()
        return generator.next()
    }

    /// A source that takes its numbers from `generator`, such as one with a seed.
    public init(_ generator: some RandomNumberGenerator & Sendable) {
        let shared = SharedGenerator(generator)
        self.init { shared.next() }
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

/// A generator that several use at once: each gets the next number of one sequence.
private final class SharedGenerator<Generator: RandomNumberGenerator & Sendable>: Sendable {
    private let generator: Mutex<Generator>

    init(_ generator: Generator) {
        self.generator = Mutex(generator)
    }

    func next() -> UInt64 {
        generator.withLock { $0.next() }
    }
}
