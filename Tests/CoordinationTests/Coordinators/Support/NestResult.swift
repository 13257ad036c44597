import Coordination

/// What a nest ends with.
struct NestResult: Codable, Equatable {
    let number: Int
}

extension FlowResult<NestResult> {
    var inWords: String {
        switch self {
        case .finished(let result): "\(result.number)"
        case .cancelled: "cancelled"
        }
    }
}
