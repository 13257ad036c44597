/// Why a screen could not have its parameters.
public enum RouteParametersError: Error, Hashable, Sendable {
    /// What was given is not what the input of the screen needs.
    case unreadable(RouteDecodingError, screen: RouteID)
    /// The input that was to be passed, of the type with this name, did not encode.
    case unencodable(RouteEncodingError, type: String)
    /// What was to be passed is a bare value, such as a number or a list.
    case unnamed(given: String)
}

extension RouteParametersError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .unreadable(let error, let screen):
            "'\(screen)' cannot take its parameters: \(error)"
        case .unencodable(let error, let type):
            "'\(type)' cannot be passed to a screen: \(error)"
        case .unnamed(let given):
            "\(given) cannot be passed to a screen, for parameters have names. "
                + "Pass a struct, or a dictionary such as [\"id\": 7]."
        }
    }
}
