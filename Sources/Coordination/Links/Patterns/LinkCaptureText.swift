/// What the braces of a pattern say: `page:int=1`.
struct LinkCaptureText {
    enum Need {
        case required
        case optional
        case otherwise(RouteValue)
        case tail
    }

    let name: String
    let type: LinkCaptureType
    let need: Need

    /// - Parameter body: what stands between the braces, a part of what `scanner` reads.
    init(
        _ body: ArraySlice<Unicode.Scalar>, in scanner: LinkPatternScanner
    ) throws(LinkPatternError) {
        let head: ArraySlice<Unicode.Scalar>
        if let equals = body.firstIndex(of: "=") {
            head = body[..<equals]
            type = try LinkCaptureText.type(in: head, of: scanner)
            let text = body[(equals + 1)...]
            let decoded = try scanner.decode(text, as: .queryValue)
            guard let value = type.value(of: decoded) else {
                throw scanner.error(.badDefault(decoded, for: type), at: text.startIndex)
            }
            need = .otherwise(value)
        } else if body.suffix(3).elementsEqual("...".unicodeScalars) {
            head = body.dropLast(3)
            if let colon = head.firstIndex(of: ":") { throw scanner.error(.typedTail, at: colon) }
            type = .text
            need = .tail
        } else {
            head = body.last == "?" ? body.dropLast() : body
            type = try LinkCaptureText.type(in: head, of: scanner)
            need = body.last == "?" ? .optional : .required
        }
        name = try LinkCaptureText.name(in: head, of: scanner)
    }

    private static func name(
        in head: ArraySlice<Unicode.Scalar>, of scanner: LinkPatternScanner
    ) throws(LinkPatternError) -> String {
        let name = head.prefix { $0 != ":" }
        let isName = name.allSatisfy { $0 == "_" || $0.properties.isAlphabetic || $0.isDigit }
        guard isName, let first = name.first, !first.isDigit else {
            throw scanner.error(.badName(String(name)), at: name.startIndex)
        }
        return String(name)
    }

    private static func type(
        in head: ArraySlice<Unicode.Scalar>, of scanner: LinkPatternScanner
    ) throws(LinkPatternError) -> LinkCaptureType {
        guard let colon = head.firstIndex(of: ":") else { return .text }
        let name = head[(colon + 1)...]
        guard let type = LinkCaptureType(named: String(name)) else {
            throw scanner.error(.unknownType(String(name)), at: name.startIndex)
        }
        return type
    }
}

extension Unicode.Scalar {
    fileprivate var isDigit: Bool {
        ("0"..."9").contains(self)
    }
}
