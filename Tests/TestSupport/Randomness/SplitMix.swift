import Foundation

/// Random numbers that repeat with the same seed.
package struct SplitMix: RandomNumberGenerator {
    private var state: UInt64

    package init(seed: UInt64) {
        state = seed
    }

    /// Starts with the seed in `WAYLINE_SEED`, or with a random one, and prints it.
    package static func printed(_ test: String = #function) -> SplitMix {
        let seed = setting("WAYLINE_SEED") ?? .random(in: 0...UInt64(UInt32.max))
        print("\(test): WAYLINE_SEED=\(seed)")
        return SplitMix(seed: seed)
    }

    package mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    private static func setting(_ name: String) -> UInt64? {
        ProcessInfo.processInfo.environment[name].flatMap { UInt64($0) }
    }
}
