/// Reads the text of a pattern from left to right.
struct LinkPatternScanner {
    let text: String
    let scalars: [Unicode.Scalar]
    var position = 0
    private var names: Set<String> = []
    private var keys: Set<String> = []

    init(_ text: String) {
        self.text = text
        scalars = Array(text.unicodeScalars)
    }

    mutating func path() throws(LinkPatternError) -> ([LinkPattern.PathElement], tail: String?) {
        var path: [LinkPattern.PathElement] = []
        guard let first = current, first != "?" else { return (path, nil) }
        repeat {
            let start = position
            guard path.count < Link.maxSegments else {
                throw error(.text(.tooManySegments), at: start)
            }
            guard let capture = try capture(upTo: ["/", "?"]) else {
                path.append(.literal(try literal(.segment, upTo: ["/", "?"])))
                continue
            }
            switch capture.need {
            case .required: path.append(.capture(capture.name, capture.type))
            case .optional, .otherwise: throw error(.optionalInPath, at: start)
            case .tail:
                guard current != "/" else { throw error(.tailIsNotLast, at: position) }
                return (path, capture.name)
            }
        } while skip("/")
        return (path, nil)
    }

    mutating func query() throws(LinkPatternError) -> [LinkPattern.QueryCapture] {
        var query: [LinkPattern.QueryCapture] = []
        guard skip("?") else { return query }
        repeat { query.append(try queryCapture()) } while skip("&")
        return query
    }

    private mutating func queryCapture() throws(LinkPatternError) -> LinkPattern.QueryCapture {
        let start = position
        guard let first = current, !["=", "&", "{"].contains(first) else {
            throw error(.noQueryCapture, at: start)
        }
        let key = try literal(.queryName, upTo: ["=", "&"])
        guard skip("="), let capture = try capture(upTo: ["&"]) else {
            throw error(.noQueryCapture, at: start)
        }
        guard keys.insert(key).inserted else { throw error(.repeatedKey(key), at: start) }
        let fallback: LinkPattern.Fallback
        switch capture.need {
        case .required: fallback = .error
        case .optional: fallback = .nothing
        case .otherwise(let value): fallback = .value(value)
        case .tail: throw error(.tailInQuery, at: start)
        }
        return LinkPattern.QueryCapture(
            key: key, name: capture.name, type: capture.type, fallback: fallback)
    }

    /// The capture that begins here and fills all up to one of `ends`; nil if none begins here.
    private mutating func capture(
        upTo ends: Set<Unicode.Scalar>
    ) throws(LinkPatternError) -> LinkCaptureText? {
        guard let body = try captureBody(upTo: ends) else { return nil }
        let capture = try LinkCaptureText(body, in: self)
        guard names.insert(capture.name).inserted else {
            throw error(.repeatedName(capture.name), at: body.startIndex)
        }
        return capture
    }
}
