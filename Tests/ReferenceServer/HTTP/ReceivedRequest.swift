import FoundationEssentials

/// A request that has arrived.
package struct ReceivedRequest: Sendable {
    package let method: String
    package let path: String
    /// The headers, by names in small letters.
    package let headers: [String: String]
    let body: [UInt8]

    /// The name of the request in rules and counts, e.g. "GET /profiles/1".
    package var label: String { "\(method) \(path)" }

    /// The token of the request.
    package var token: String? {
        guard let value = headers["authorization"], value.hasPrefix("Bearer ") else { return nil }
        return String(value.dropFirst(7))
    }

    var parts: [String] {
        path.split(separator: "/").map(String.init)
    }

    /// The fields of the body; empty if it is not flat JSON.
    var fields: [String: String] {
        do {
            return try JSONDecoder().decode([String: String].self, from: Data(body))
        } catch {
            return [:]
        }
    }

    /// Reads the head of a request. Its body follows later.
    init?(head: String) {
        let lines = head.split(separator: "\r\n")
        let words = lines.first?.split(separator: " ") ?? []
        guard words.count == 3 else { return nil }
        let fields = lines.dropFirst().compactMap { line -> (String, String)? in
            guard let colon = line.firstIndex(of: ":") else { return nil }
            let value = line[line.index(after: colon)...].drop { $0 == " " }
            return (line[..<colon].lowercased(), String(value))
        }
        method = String(words[0])
        path = String(words[1])
        headers = Dictionary(fields) { first, _ in first }
        body = []
    }

    init(_ head: ReceivedRequest, body: [UInt8]) {
        method = head.method
        path = head.path
        headers = head.headers
        self.body = body
    }

    var length: Int { max(0, headers["content-length"].flatMap(Int.init) ?? 0) }
}
