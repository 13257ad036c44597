public import Coordination

/// An answer that has arrived whole. It does not show its headers and its body.
public struct HTTPResponse: Sendable {
    /// As the server has given it.
    public let status: Int

    @Secret private var headers: [String: String]

    /// All of it; empty where there is none.
    @Secret public var body: [UInt8]

    /// An answer with these headers, of which the first of a name counts.
    public init(status: Int, headers: [String: String] = [:], body: [UInt8] = []) {
        self.status = status
        let small = headers.map { ($0.key.lowercased(), $0.value) }
        self.headers = Dictionary(small) { first, _ in first }
        self.body = body
    }

    /// The value of a header, whose name is the same in capitals.
    func header(_ name: String) -> String? { headers[name.lowercased()] }

    var isSuccess: Bool { (200..<300).contains(status) }
    var isRedirect: Bool { (300..<400).contains(status) }
}
