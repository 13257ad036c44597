extension Subscribers {
    /// The end of a stream.
    public enum Completion<Failure: Error> {
        /// All values have been sent.
        case finished

        /// No more values can be sent, for this reason.
        case failure(Failure)
    }
}

extension Subscribers.Completion: Equatable where Failure: Equatable {}
extension Subscribers.Completion: Hashable where Failure: Hashable {}
extension Subscribers.Completion: Sendable {}

extension Subscribers.Completion {
    private enum CodingKeys: CodingKey {
        case success
        case error
    }
}

/// Coded as Combine does: `{"success": true}`, or `{"success": false, "error": …}`.
extension Subscribers.Completion: Encodable where Failure: Encodable {
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        switch self {
        case .finished:
            try container.encode(true, forKey: .success)
        case .failure(let failure):
            try container.encode(false, forKey: .success)
            try container.encode(failure, forKey: .error)
        }
    }
}

extension Subscribers.Completion: Decodable where Failure: Decodable {
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        if try container.decode(Bool.self, forKey: .success) {
            self = .finished
        } else {
            self = .failure(try container.decode(Failure.self, forKey: .error))
        }
    }
}
