import FoundationEssentials

/// Reads answers. What it finds wrong it tells without repeating anything of the answer, in which
/// there may be a token.
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

    /// Why the API did not do what it was asked; nil unless it says so.
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

    /// The names are those that this app asks for; only they and numbers stand in a path.
    private func path(_ keys: [any CodingKey]) -> String {
        let path = keys.map { $0.intValue.map(String.init) ?? $0.stringValue }
        return path.isEmpty ? "the whole" : path.joined(separator: ".")
    }
}
