/// A fault in the file of known shortfalls.
package enum KnownShortfallsError: Error, Equatable, CustomStringConvertible {
    case malformed(line: Int, text: String)
    case repeated(line: Int, name: String)

    package var description: String {
        switch self {
        case .malformed(let line, let text):
            """
            KnownShortfalls.txt, line \(line): '\(text)' is no shortfall: \
            write the row's name, a bar and the ratio reached, e.g. 'ten maps in a row | 3.4'.
            """
        case .repeated(let line, let name):
            """
            KnownShortfalls.txt, line \(line): '\(name)' is noted twice: \
            keep the line with the ratio reached last.
            """
        }
    }
}
