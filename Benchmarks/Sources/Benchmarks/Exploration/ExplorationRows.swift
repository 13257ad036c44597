/// The time of the processor for exploring an app, on one core.
///
/// The floor is a table of a thousand states. On the machine for which the aims were set, it took
/// 0.1 ms, so a limit of 1 stands for an aim of 0.1 ms.
@MainActor
enum ExplorationRows {
    private enum Unit: String {
        case milliseconds = "ms"
        case microseconds = "µs"

        var nanoseconds: Double { self == .milliseconds ? 1_000_000 : 1_000 }
    }

    static var all: [Row] {
        [
            row("explore the sample, from its program's start to its end", .milliseconds, 10_000) {
                try BuiltProgram.app.timedOutput("explore --json").milliseconds
            },
            row("a step in the exploration of the sample", .microseconds, 1) {
                try step(of: .app)
            },
            row("a step in the exploration of a bakery", .microseconds, 1) {
                try step(of: .bakery, "sound ")
            },
            row("a bakery with a fault, from the start to the problem", .milliseconds, 650) {
                try problem("tooManyLoaves")
            },
            row("a crash after ten steps, shrunk to ten", .milliseconds, 4_500) {
                try problem("ladder", seed: 6)
            },
            growth,
        ]
    }

    /// The time of a step in an app of 2,000 routes, against that in one of 200.
    private static var growth: Row {
        Row(
            name: "a step in the exploration of 2,000 routes, against 200", limit: 1.5,
            kind: .pair(unit: "µs") {
                attempt {
                    let large = try step(of: .bakery, "tree 2000 ")
                    return (value: large, floor: try step(of: .bakery, "tree 200 "))
                }
            })
    }

    private static func row(
        _ name: String, _ unit: Unit, _ limit: Double,
        _ figure: @escaping @MainActor () throws -> Double
    ) -> Row {
        let kind = Row.Kind.pair(unit: unit.rawValue) {
            attempt { try pair(figure, unit.nanoseconds) }
        }
        return Row(name: name, limit: limit, kind: kind)
    }

    /// A figure and its floor, which is measured just before and just after it: what slows one down
    /// slows down the other. Of five such pairs, the one with the median ratio.
    private static func pair(
        _ figure: () throws -> Double, _ nanosecondsOfUnit: Double
    ) throws -> (value: Double, floor: Double) {
        let pairs = try (0..<5).map { _ in
            let before = StatesByHand.nanoseconds()
            let value = try figure()
            let floor = (before + StatesByHand.nanoseconds()) / 2 / nanosecondsOfUnit
            return (value: value, floor: floor)
        }
        return pairs.sorted { $0.value / $0.floor < $1.value / $1.floor }[2]
    }

    private static func best(_ figure: () throws -> Double) throws -> Double {
        try (0..<5).map { _ in try figure() }.min() ?? 0
    }

    /// The milliseconds to explore a bakery with this fault, and to print its problem.
    private static func problem(_ fault: String, seed: Int = 0) throws -> Double {
        // With a problem, the status is 1.
        let (text, milliseconds) = try BuiltProgram.bakery.timedOutput(
            "\(fault) explore --seed \(seed) || true")
        guard text.contains("\n    choose \"") else {
            throw BuiltProgramError.noFigures(text, name: BuiltProgram.bakery.name)
        }
        return milliseconds
    }

    /// The microseconds that `program`, with these first words, computes for a step. Its start, and
    /// that of its copy, do not count.
    private static func step(of program: BuiltProgram, _ words: String = "") throws -> Double {
        let start = try best { try program.timedOutput("\(words)--version").milliseconds }
        let (json, milliseconds) = try program.timedOutput("\(words)explore --json")
        return try (milliseconds - 2 * start) * 1_000 / figure("steps", of: json)
    }

    /// The number of this name in JSON.
    private static func figure(_ name: String, of json: String) throws -> Double {
        let parts = json.split(separator: "\"\(name)\":")
        guard parts.count == 2, let number = Double(parts[1].prefix { $0.isNumber }) else {
            throw BuiltProgramError.noFigures(json, name: BuiltProgram.app.name)
        }
        return number
    }
}
