/// The judgement of `--check` on a reading.
package enum Verdict: Equatable {
    /// Within the limit.
    case met
    /// Over the limit.
    case over
    /// Over the limit, as noted.
    case known(noted: Double)
    /// Over the limit, and worse than noted by a quarter or more.
    case worsened(noted: Double)
    /// Within the limit, though noted as a shortfall.
    case recovered(noted: Double)

    /// - Parameter noted: the ratio noted for the row among the known shortfalls.
    package init(_ reading: Reading, noted: Double?) {
        self =
            switch (reading.isMet, noted) {
            case (true, nil): .met
            case (false, nil): .over
            case (true, let noted?): .recovered(noted: noted)
            case (false, let noted?):
                reading.ratio < noted * 1.25 ? .known(noted: noted) : .worsened(noted: noted)
            }
    }

    /// True if it makes `--check` fail.
    package var isFailure: Bool {
        switch self {
        case .over, .worsened, .recovered: true
        case .met, .known: false
        }
    }
}
