/// Why something in a nest could not be made.
enum NestError: Error, CustomStringConvertible {
    case broken
    case tooDeep

    var description: String {
        switch self {
        case .broken: "It is broken."
        case .tooDeep: "It lies too deep."
        }
    }
}
