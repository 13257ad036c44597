import BenchmarkKit

/// One line of what `--terminal` prints.
struct TerminalFigure {
    let name: String
    let unit: String
    let samples: Samples

    /// What the minimum should not be over; nil for what others do.
    var aim: Double?

    /// Whether `--check` fails where it is over. Times depend on the machine; bytes do not.
    var isChecked = false

    static func time(
        _ name: String, _ bursts: [ProgramInTerminal.Burst], aim: Double? = nil
    ) -> Self {
        let samples = Samples(bursts.map(\.milliseconds))
        return TerminalFigure(name: name, unit: "ms", samples: samples, aim: aim)
    }

    static func bytes(
        _ name: String, _ bursts: [ProgramInTerminal.Burst], limit: Double
    ) -> Self {
        let samples = Samples(bursts.map { Double($0.bytes) })
        return TerminalFigure(
            name: name, unit: "bytes", samples: samples, aim: limit, isChecked: true)
    }

    var isMet: Bool {
        aim.map { samples.minimum <= $0 } ?? true
    }

    /// The line above the first one.
    static func header(nameWidth: Int) -> String {
        line("", ["minimum", "median", "aim"], nameWidth)
    }

    /// The line, with the name in so many columns.
    func line(nameWidth: Int) -> String {
        let figures = [samples.minimum, samples.median, aim].map { figure in
            figure.map { "\(Figure($0))" } ?? "-"
        }
        return Self.line(name, figures, nameWidth) + " \(unit)" + (isMet ? "" : ", over")
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
