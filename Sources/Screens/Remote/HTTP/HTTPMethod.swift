/// What a request does.
public enum HTTPMethod: String, Sendable {
    /// Reads.
    case get = "GET"

    /// Makes something.
    case post = "POST"

    /// Puts something where it belongs; twice is the same as once.
    case put = "PUT"

    /// Takes something away.
    case delete = "DELETE"
}
