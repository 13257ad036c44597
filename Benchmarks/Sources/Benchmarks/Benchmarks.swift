import BenchmarkKit

@main
@MainActor
struct Benchmarks {
    /// All rows, in the order of the table. A new group is added here.
    static var rows: [Row] {
        let timed =
            ObservableRows.all + SignalRows.all + StreamRows.all
            + StateRows.all + NavigatorRows.all + LinkRows.all + SavingRows.all + DeclaringRows.all
            + ScreenRows.all + OptionRows.all + GeneratorRows.all + ExplorationRows.all
        return timed + (Heap.isCounted ? MemoryRows.all(timed) : [])
    }

    /// The programs that rows run.
    private static var programs: [(rows: [Row], programs: [BuiltProgram])] {
        [(GeneratorRows.all, [.generatorProbe]), (ExplorationRows.all, [.app, .bakery])]
    }

    static func main() {
        do {
            try run(Options(CommandLine.arguments.dropFirst()))
        } catch let error as OptionsError {
            Platform.complain("\(error)")
            Platform.leave(.usage)
        } catch {
            Platform.complain("\(error)")
            Platform.leave(.failure)
        }
    }

    private static func run(_ options: Options) throws {
        if options.showsHelp { return print(Options.help) }
        if options.lists { return rows.map(\.name).filter(options.selects).forEach { print($0) } }
        #if DEBUG
            Platform.complain("A debug build: its figures mean nothing. Run it with -c release.")
        #endif
        if options.measuresTerminal {
            let program = options.program ?? Platform.neighbour("OneScreen")
            Platform.leave(try TerminalRun(program: program)(checks: options.checks))
        }
        if !Heap.isCounted {
            Platform.complain("The heap is not counted: its rows need Linux with glibc.")
        }
        let text = String(decoding: PackageResources.KnownShortfalls_txt, as: UTF8.self)
        let run = try Run(options, KnownShortfalls(parsing: text), of: rows)
        for (rows, programs) in programs where rows.contains(where: { options.selects($0.name) }) {
            for program in programs { try program.check() }
        }
        Platform.leave(run())
    }
}
