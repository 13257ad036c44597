/// The reason why a screen or a flow could not be made.
enum NestedFlowError: Error, CustomStringConvertible {
    case broken
    case tooDeep

    var description: String {
        switch self {
        case .broken: "It is broken."
        case .tooDeep: "It lies too deep."
        }
    }
}
