import BenchmarkKit

/// One line in the output of `--terminal`.
struct TerminalFigure {
    let name: String
    let unit: String
    let samples: Samples

    /// The aim; nil for the figures of other programs.
    var aim: Double?

    /// The limit, above which `--check` fails; nil for most times, which depend on the machine.
    var limit: Double?

    static func time(
        _ name: String, _ bursts: [ProgramInTerminal.Burst], aim: Double? = nil,
        limit: Double? = nil
    ) -> Self {
        let samples = Samples(bursts.map(\.milliseconds))
        return TerminalFigure(
            name: name, unit: "ms", samples: samples, aim: aim ?? limit, limit: limit)
    }

    static func bytes(
        _ name: String, _ bursts: [ProgramInTerminal.Burst], limit: Double
    ) -> Self {
        let samples = Samples(bursts.map { Double($0.bytes) })
        return TerminalFigure(
            name: name, unit: "bytes", samples: samples, aim: limit, limit: limit)
    }

    private var meetsAim: Bool {
        aim.map { samples.minimum <= $0 } ?? true
    }

    var isWithinLimit: Bool {
        limit.map { samples.median <= $0 } ?? true
    }

    /// The line above the first one.
    static func header(nameWidth: Int) -> String {
        line("", ["minimum", "median", "aim"], nameWidth)
    }

    /// The line, with the name in this many columns.
    func line(nameWidth: Int) -> String {
        let figures = [samples.minimum, samples.median, aim].map { figure in
            figure.map { "\(Figure($0))" } ?? "-"
        }
        return Self.line(name, figures, nameWidth) + " \(unit)" + (meetsAim ? "" : ", over")
    }

    private static func line(_ name: String, _ cells: [String], _ nameWidth: Int) -> String {
        cells.reduce(name + spaces(nameWidth - name.count)) { line, cell in
            line + spaces(10 - cell.count) + cell
        }
    }

    private static func spaces(_ count: Int) -> String {
        String(repeating: " ", count: max(count, 0))
    }
}
