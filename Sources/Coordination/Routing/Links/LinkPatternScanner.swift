/// Reads the text of a pattern from left to right.
struct LinkPatternScanner {
    private let text: String
    private let scalars: [Unicode.Scalar]
    private var position = 0
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
        guard capture.need != .tail else { throw error(.tailInQuery, at: start) }
        return LinkPattern.QueryCapture(key: key, capture: capture)
    }

    /// Reads the capture up to one of `ends`. Returns nil if no capture begins here.
    private mutating func capture(
        upTo ends: [Unicode.Scalar]
    ) throws(LinkPatternError) -> LinkPattern.Capture? {
        let open = position
        guard skip("{") else { return nil }
        let close = scalars[position...].firstIndex { $0 == "{" || $0 == "}" }
        guard let close, scalars[close] == "}" else { throw error(.openBrace, at: open) }
        let body = scalars[position..<close]
        position = close + 1
        if let next = current, !ends.contains(next) {
            throw error(.captureIsNotAlone, at: position)
        }
        let capture = try capture(in: body)
        guard names.insert(capture.name).inserted else {
            throw error(.repeatedName(capture.name), at: body.startIndex)
        }
        return capture
    }

    /// Reads the text up to one of `ends`, and decodes it.
    private mutating func literal(
        _ part: LinkPart, upTo ends: [Unicode.Scalar]
    ) throws(LinkPatternError) -> String {
        let start = position
        while let scalar = current, !ends.contains(scalar) {
            if scalar == "{" { throw error(.captureIsNotAlone, at: position) }
            if scalar == "}" { throw error(.strayBrace, at: position) }
            position += 1
        }
        if position == start { throw error(.emptySegment, at: start) }
        return try decode(scalars[start..<position], as: part)
    }

    private var current: Unicode.Scalar? {
        position < scalars.count ? scalars[position] : nil
    }

    private mutating func skip(_ scalar: Unicode.Scalar) -> Bool {
        guard current == scalar else { return false }
        position += 1
        return true
    }
}

/// The text between braces, such as `page:int=1`.
extension LinkPatternScanner {
    private func capture(
        in body: ArraySlice<Unicode.Scalar>
    ) throws(LinkPatternError) -> LinkPattern.Capture {
        if let equals = body.firstIndex(of: "=") {
            let head = body[..<equals]
            let type = try self.type(in: head)
            let value = try value(of: type, in: body[(equals + 1)...])
            return .init(name: try name(in: head), type: type, need: .otherwise(value))
        }
        if body.suffix(3).elementsEqual("...".unicodeScalars) {
            let head = body.dropLast(3)
            if let colon = head.firstIndex(of: ":") { throw error(.typedTail, at: colon) }
            return .init(name: try name(in: head), type: .text, need: .tail)
        }
        let isOptional = body.last == "?"
        let head = isOptional ? body.dropLast() : body
        let type = try self.type(in: head)
        return .init(name: try name(in: head), type: type, need: isOptional ? .optional : .required)
    }

    private func name(in head: ArraySlice<Unicode.Scalar>) throws(LinkPatternError) -> String {
        let digits: ClosedRange<Unicode.Scalar> = "0"..."9"
        let name = head.prefix { $0 != ":" }
        guard let first = name.first, !digits.contains(first),
            name.allSatisfy({ $0 == "_" || $0.properties.isAlphabetic || digits.contains($0) })
        else { throw error(.badName(String(name)), at: name.startIndex) }
        return String(name)
    }

    private func type(
        in head: ArraySlice<Unicode.Scalar>
    ) throws(LinkPatternError) -> LinkCaptureType {
        guard let colon = head.firstIndex(of: ":") else { return .text }
        let name = head[(colon + 1)...]
        guard let type = LinkCaptureType(named: String(name)) else {
            throw error(.unknownType(String(name)), at: name.startIndex)
        }
        return type
    }

    private func value(
        of type: LinkCaptureType, in text: ArraySlice<Unicode.Scalar>
    ) throws(LinkPatternError) -> RouteValue {
        let decoded = try decode(text, as: .queryValue)
        guard let value = type.value(of: decoded) else {
            throw error(.badDefault(decoded, for: type), at: text.startIndex)
        }
        return value
    }

    private func decode(
        _ range: ArraySlice<Unicode.Scalar>, as part: LinkPart
    ) throws(LinkPatternError) -> String {
        do throws(LinkError) {
            return try LinkScanner.decode(String(range), as: part)
        } catch {
            throw self.error(.text(error.reason), at: range.startIndex + error.position - 1)
        }
    }

    private func error(_ reason: LinkPatternError.Reason, at index: Int) -> LinkPatternError {
        LinkPatternError(pattern: text, position: index + 1, reason: reason)
    }
}

extension String {
    fileprivate init(_ scalars: ArraySlice<Unicode.Scalar>) {
        self.init(decoding: scalars.flatMap(\.utf8), as: UTF8.self)
    }
}
