import Foundation
import TestSupport

/// Random numbers from a printed seed. `WAYLINE_SEED` repeats a run, `WAYLINE_OPERATIONS` sets the
/// number of its rounds.
struct Fuzz: RandomNumberGenerator {
    let seed: UInt64
    let rounds: Int
    private var numbers: SplitMix

    init(rounds: Int = TestSize.count(2_000, all: 20_000)) {
        seed = Fuzz.setting("WAYLINE_SEED") ?? UInt64.random(in: 1...UInt64.max)
        self.rounds = rounds
        numbers = SplitMix(seed: seed)
        print("WAYLINE_SEED=\(seed)")
    }

    mutating func next() -> UInt64 {
        numbers.next()
    }

    /// From none to `most` of `pieces`, in any order.
    mutating func text(of pieces: [String], most: Int) -> String {
        (0..<Int.random(in: 0...most, using: &self)).map { _ in pick(from: pieces) }.joined()
    }

    mutating func pick<Element>(from elements: [Element]) -> Element {
        elements[Int.random(in: 0..<elements.count, using: &self)]
    }

    private static func setting(_ name: String) -> UInt64? {
        ProcessInfo.processInfo.environment[name].flatMap(UInt64.init)
    }
}
