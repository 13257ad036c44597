/// A mistake of the user on the command line.
package enum OptionsError: Error, Equatable, CustomStringConvertible {
    case unknown(String)
    case missingText
    case missingPath
    case missingNumber
    case selectsNothing(filter: String)

    package var description: String {
        switch self {
        case .unknown(let argument):
            """
            '\(argument)' is not an option of Benchmarks: \
            it takes --check, --json, --list, --filter TEXT, --terminal, --program PATH, \
            --repeat TIMES, --floor and --help.
            """
        case .missingText:
            "'--filter' stands alone: it takes a part of a row's name, e.g. --filter diamond."
        case .missingPath:
            "'--program' stands alone: it takes the path of a program, e.g. --program /bin/cat."
        case .missingNumber:
            "'--repeat' needs a number of at least 1: how often the work is done, e.g. 1000."
        case .selectsNothing(let filter):
            """
            '\(filter)' selects no row: a row is run if its name contains the text; \
            without --filter every row is run.
            """
        }
    }
}
