import WaylineCommandLine
import WaylineRouting

/// The reason why a router cannot be asked.
indirect enum RouteQuestionError: Error, Hashable, Sendable {
    case unknownScreen(String, known: [String])

    /// A screen that decides nothing; the `known` ones do.
    case noRouter(String, known: [String])
    case routing(RoutingError)

    /// A setting without a key or a value.
    case noSetting(String)
    case unknownKey(String, known: [FactField])
    case notAllowed(String, FactField)
    case unreadableFacts(String)
    case repeated(String)
    case tooManyRows(limit: Int, open: [String])
}

extension RouteQuestionError: CustomStringConvertible {
    var description: String {
        switch self {
        case .unknownScreen(let given, let known):
            known.isEmpty
                ? "'\(given)' is not a screen with a router: this app has no routers."
                : "'\(given)' is not a screen with a router: there are \(known.enumerated)."
                    + Self.guess(given, known)
        case .noRouter(let given, let known):
            known.isEmpty
                ? "The screen '\(given)' has no router: this app has none."
                : "The screen '\(given)' has no router: there are routers of \(known.enumerated)."
        case .routing(let error): "\(error)"
        case .noSetting(let given): "'\(given)' sets no fact: write '--set FACT=VALUE'."
        case .unknownKey(let given, let known):
            known.isEmpty
                ? "'\(given)' cannot be set: this router reads no facts."
                : "'\(given)' cannot be set here: there are \(known.map(\.text).enumerated)."
                    + Self.guess(given, known.map(\.name))
        case .notAllowed(let given, let key):
            "'\(key.name)' does not accept '\(given)': write '\(key.text)'."
        case .unreadableFacts(let reason): "The facts cannot be read: \(reason)"
        case .tooManyRows(let limit, let open):
            "The table would have more than \(limit) rows: set some of \(open.enumerated)."
        case .repeated(let key): "'\(key)' is set twice: once is enough."
        }
    }

    private static func guess(_ given: String, _ known: [String]) -> String {
        known.near(to: given).map { " Did you mean '\($0)'?" } ?? ""
    }
}
