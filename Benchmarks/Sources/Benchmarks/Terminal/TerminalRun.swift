import BenchmarkKit

/// The times that a user waits in a terminal: from the start to the menu, and from a key to the
/// change.
struct TerminalRun {
    /// The program with the menu.
    let program: String

    /// The number of starts, and the number of keys for each start.
    private static let starts = 25
    private static let keys = 8

    /// In MiB.
    private static let memoryLimit = 11.0

    /// The characters that are typed into a field.
    private static let longText = String(repeating: "typed by a user. ", count: 1_177).prefix(
        20_000)

    /// The key to the field, after the buttons.
    private static let toField = "\u{1B}[F"

    private static let others = """
        Others, measured in the same way on another machine:
        whiptail 2.5 ms to the menu, 0.14 ms a key, 2340 bytes a frame; fzf 4.2 and 0.25 ms;
        a program in Go 19 and 6.6 ms; in Python 108 to 180 and 2 to 7 ms.
        """

    /// Measures, prints and judges.
    func callAsFunction(checks: Bool) throws -> ExitCode {
        guard Platform.canRun(program) else { throw TerminalRunError.noProgram(program) }
        let figures = try figures()
        let width = figures.map(\.name.count).max() ?? 0
        print(TerminalFigure.header(nameWidth: width))
        for figure in figures { print(figure.line(nameWidth: width)) }
        print("\n\(Self.others)")
        let failures = figures.filter { !$0.isWithinLimit }
        for figure in failures { Platform.complain("'\(figure.name)' is over its limit.") }
        return checks && !failures.isEmpty ? .failure : .success
    }

    private func figures() throws -> [TerminalFigure] {
        var measured = Measured()
        for _ in 0..<Self.starts { try measure(&measured) }
        return [
            .time("start to full menu", measured.starts, aim: 4),
            .time("  /bin/echo, start to its line", measured.floorStarts),
            .time("key to last changed byte", measured.keys, aim: 0.2),
            .time("  /bin/cat, line to its echo", measured.floorKeys),
            .bytes("bytes of the first frame", measured.starts, limit: 2340),
            .bytes("bytes of a key", measured.keys, limit: 48),
            .bytes("bytes of a key in a field", measured.fieldKeys, limit: 32),
            .bytes("bytes if nothing has changed", measured.unusedKeys, limit: 0),
            TerminalFigure(
                name: "peak memory", unit: "MiB", samples: Samples(measured.peaks), aim: 10.5,
                limit: Self.memoryLimit),
            TerminalFigure(
                name: "private memory", unit: "MiB", samples: Samples(measured.shares), aim: 1.2,
                limit: 1.2),
            .time("20,000 typed characters", measured.texts, limit: 300),
        ]
    }

    /// The results of several runs.
    private struct Measured {
        var starts: [ProgramInTerminal.Burst] = []
        var keys: [ProgramInTerminal.Burst] = []
        var floorStarts: [ProgramInTerminal.Burst] = []
        var floorKeys: [ProgramInTerminal.Burst] = []
        var peaks: [Double] = []
        var shares: [Double] = []
        var texts: [ProgramInTerminal.Burst] = []
        var fieldKeys: [ProgramInTerminal.Burst] = []
        var unusedKeys: [ProgramInTerminal.Burst] = []
    }

    /// Runs the program and the floors in turns, so that all run under the same conditions.
    private func measure(_ measured: inout Measured) throws {
        measured.floorStarts.append(try ProgramInTerminal("/bin/echo", ["menu"]).start())
        let menu = try ProgramInTerminal(program)
        measured.starts.append(menu.start())
        let cat = try ProgramInTerminal("/bin/cat", echoes: false)
        _ = cat.type("\n")
        for turn in 0..<Self.keys {
            measured.keys.append(menu.type(turn % 2 == 0 ? "\u{1B}[B" : "\u{1B}[A"))
            measured.floorKeys.append(cat.type("\n"))
        }
        measured.peaks.append(Double(menu.peakKibibytes() ?? 0) / 1024)
        measured.shares.append(Double(menu.privateKibibytes() ?? 0) / 1024)
        if measured.texts.count < 3 {
            measured.unusedKeys.append(menu.typeUnusedKey())
            _ = menu.type(Self.toField)
            for _ in 0..<Self.keys { measured.fieldKeys.append(menu.type("a")) }
            measured.unusedKeys.append(menu.typeUnusedKey())
            measured.texts.append(menu.type(long: String(Self.longText)))
        }
    }
}
