import FoundationEssentials

/// Reads the bodies of responses. Its error texts quote nothing of a body, which may have a token
/// in it.
struct AnswerReader: Sendable {
    let host: String

    func read<Answer: Decodable>(
        _ response: HTTPResponse, as type: Answer.Type
    ) throws(ServiceFault) -> Answer {
        guard isJSON(response) else { throw unreadable("its type is not application/json") }
        do { return try JSONDecoder().decode(type, from: Data(response.body)) } catch {
            throw unreadable(problem(error))
        }
    }

    /// Returns the API's reason for refusing a call; nil if the response has none.
    func refusal(_ response: HTTPResponse) -> Refusal? {
        guard (400..<500).contains(response.status), isJSON(response) else { return nil }
        do { return try JSONDecoder().decode(Refusal.self, from: Data(response.body)) } catch {
            return nil
        }
    }

    private func isJSON(_ response: HTTPResponse) -> Bool {
        let type = response.header("Content-Type")?.prefix { $0 != ";" && $0 != " " }
        return type?.lowercased() == "application/json"
    }

    private func unreadable(_ problem: String) -> ServiceFault {
        .unreadable(host: host, problem: problem)
    }

    private func problem(_ error: any Error) -> String {
        switch error as? DecodingError {
        case .keyNotFound(let key, let context):
            "'\(path(context.codingPath + [key]))' is missing"
        case .typeMismatch(_, let context), .valueNotFound(_, let context):
            "'\(path(context.codingPath))' is of another type"
        case .dataCorrupted(let context) where !context.codingPath.isEmpty:
            "'\(path(context.codingPath))' has a value that is not known"
        case _: "it is no JSON"
        }
    }

    /// Returns the path of a value. It has only names that this app asks for, and numbers.
    private func path(_ keys: [any CodingKey]) -> String {
        let path = keys.map { $0.intValue.map(String.init) ?? $0.stringValue }
        return path.isEmpty ? "the whole" : path.joined(separator: ".")
    }
}

/// The API's reason for refusing a call.
struct Refusal: Decodable, Sendable {
    enum Reason: String, Decodable {
        case wrongCredentials = "wrong_credentials"
        case slowedDown = "slowed_down"
        case notAnEmail = "not_an_email"
        case noName = "no_name"
        case emailTaken = "email_taken"
        case passwordRefused = "password_refused"
        case wrongOldPassword = "wrong_old_password"
        case wrongCode = "wrong_code"
        case unknown = "unknown"
        case ownProfile = "own_profile"
        case alreadyFriends = "already_friends"
    }

    let error: Reason
    /// The seconds to wait.
    let seconds: Int?
    /// The email that the reason is about.
    let email: String?
    /// The person that the reason is about.
    let name: String?
    /// The rules that a password breaks.
    let rules: [PasswordRule]?
}
