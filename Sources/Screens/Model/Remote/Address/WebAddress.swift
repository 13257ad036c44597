/// An address on the web, read strictly: it is refused if another reader might see another host in
/// it.
struct WebAddress: Hashable, Sendable {
    enum Scheme: String {
        case http
        case https
    }

    let scheme: Scheme
    /// The host in lowercase. An IPv6 address has brackets.
    let host: String
    let port: Int
    /// The part after the host, e.g. "/v1?page=2"; may be empty.
    let resource: String

    /// Reads an address. Nil unless `text` is a complete address without a user.
    init?(_ text: String) {
        let parts = text.split(separator: "://", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2, text.utf8.allSatisfy(Self.mayStand),
            let scheme = Scheme(rawValue: parts[0].lowercased())
        else { return nil }
        let end = parts[1].firstIndex { $0 == "/" || $0 == "?" } ?? parts[1].endIndex
        let standardPort = scheme == .https ? 443 : 80
        guard let (host, port) = Self.place(parts[1][..<end]) else { return nil }
        self.scheme = scheme
        self.host = host
        self.port = port ?? standardPort
        resource = String(parts[1][end...])
    }

    /// The host, with its port unless it is the usual one.
    var place: String {
        port == (scheme == .https ? 443 : 80) ? host : "\(host):\(port)"
    }

    /// The scheme, the host and the port. Addresses with the same origin belong to the same server.
    var origin: String { "\(scheme)://\(place)" }

    /// True if the host is certainly this machine.
    var isLoopback: Bool {
        if host == "localhost" || host == "[::1]" { return true }
        let octets = host.split(separator: ".", omittingEmptySubsequences: false).map { UInt8($0) }
        return octets.count == 4 && octets.first == 127 && !octets.contains(nil)
    }

    private static func mayStand(_ byte: UInt8) -> Bool {
        isAlphanumeric(byte) || "-._~/?%:@!$&'()*+,;=[]".utf8.contains(byte)
    }

    private static func isAlphanumeric(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
            || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }

    private static func place(_ text: Substring) -> (host: String, port: Int?)? {
        let end =
            text.hasPrefix("[")
            ? text.firstIndex(of: "]").map { text.index(after: $0) }
            : text.firstIndex(of: ":") ?? text.endIndex
        guard let end, let host = host(text[..<end]) else { return nil }
        let rest = text[end...]
        if rest.isEmpty { return (host, nil) }
        let digits = rest.dropFirst()
        guard rest.hasPrefix(":"), digits.allSatisfy(\.isWholeNumber), let port = UInt16(digits),
            port > 0
        else { return nil }
        return (host, Int(port))
    }

    private static func host(_ text: Substring) -> String? {
        if text.hasPrefix("[") {
            let inner = text.dropFirst().dropLast()
            let isNumeric = inner.allSatisfy { $0.isHexDigit || $0 == ":" || $0 == "." }
            return !inner.isEmpty && isNumeric ? text.lowercased() : nil
        }
        let labels = text.split(separator: ".", omittingEmptySubsequences: false)
        let isName = labels.allSatisfy { label in
            !label.isEmpty
                && label.utf8.allSatisfy { isAlphanumeric($0) || $0 == UInt8(ascii: "-") }
        }
        return isName && text.utf8.count <= 253 ? text.lowercased() : nil
    }
}
