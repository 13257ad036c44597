import Coordination

/// The result of a nested flow.
struct NumberResult: Codable, Equatable {
    let number: Int
}

extension FlowResult<NumberResult> {
    var inWords: String {
        switch self {
        case .finished(let result): "\(result.number)"
        case .cancelled: "cancelled"
        }
    }
}
