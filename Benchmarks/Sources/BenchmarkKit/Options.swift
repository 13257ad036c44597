/// The options of the command line.
package struct Options: Equatable {
    package var printsJSON = false
    package var checks = false
    package var lists = false
    package var showsHelp = false
    package var filter: String?
    package var measuresTerminal = false
    package var program: String?

    /// How often the work of the selected rows is done, without measuring it; nil to measure.
    package var repetitions: Int?
    package var choosesFloors = false

    /// - Parameter arguments: those after the program's name.
    package init(_ arguments: some Sequence<String> = []) throws(OptionsError) {
        var rest = arguments.makeIterator()
        while let argument = rest.next() {
            switch argument {
            case "--json": printsJSON = true
            case "--check": checks = true
            case "--list": lists = true
            case "--help", "-h": showsHelp = true
            case "--filter":
                guard let text = rest.next() else { throw .missingText }
                filter = text
            case "--terminal": measuresTerminal = true
            case "--repeat":
                guard let times = rest.next().flatMap(Int.init), times > 0 else {
                    throw .missingNumber
                }
                repetitions = times
            case "--floor": choosesFloors = true
            case "--program":
                guard let path = rest.next() else { throw .missingPath }
                program = path
            case let option where option.hasPrefix("--filter="):
                filter = String(option.dropFirst("--filter=".count))
            default: throw .unknown(argument)
            }
        }
    }

    /// Returns whether the row called `name` is selected. Without a filter, all rows are.
    package func selects(_ name: String) -> Bool {
        guard let filter, !filter.isEmpty else { return true }
        return name.lowercased().contains(filter.lowercased())
    }

    /// The text that `--help` prints.
    package static let help = """
        USAGE: swift run -c release Benchmarks [--check] [--json] [--list] [--filter TEXT]
               swift run -c release Benchmarks --terminal [--check] [--program PATH]
               swift run -c release Benchmarks --repeat TIMES [--floor] [--filter TEXT]

        Measures Wayline against floors written by hand, in the same run; with --terminal, a
        program with a menu, as a user in a terminal has it.

          --check         fail where a row is over its limit, or worse than its known shortfall
          --json          print an array of objects instead of the table
          --list          print the names of the rows, and measure nothing
          --filter TEXT   only the rows whose name contains TEXT, in upper or lower case
          --terminal      start the program OneScreen in a terminal, and press keys
          --program PATH  start that program instead
          --repeat TIMES  do the work of the rows so often, and measure nothing: for a profiler
          --floor         with --repeat: the work of their floors instead
          --help          print this
        """
}
