import Wayline

extension Transition {
    /// Shows the message of a failure, if there is one.
    static func failure(_ message: String?) -> Transition {
        message.map { .alert(Alert($0)) } ?? .stay
    }
}

extension Result {
    var isSuccess: Bool {
        if case .success = self { true } else { false }
    }
}
