extension LinkPatternScanner {
    var current: Unicode.Scalar? {
        position < scalars.count ? scalars[position] : nil
    }

    mutating func skip(_ scalar: Unicode.Scalar) -> Bool {
        guard current == scalar else { return false }
        position += 1
        return true
    }

    func error(_ reason: LinkPatternError.Reason, at index: Int) -> LinkPatternError {
        LinkPatternError(pattern: text, position: index + 1, reason: reason)
    }

    /// What stands between braces that begin here; nil if none do.
    mutating func captureBody(
        upTo ends: Set<Unicode.Scalar>
    ) throws(LinkPatternError) -> ArraySlice<Unicode.Scalar>? {
        let open = position
        guard skip("{") else { return nil }
        let close = scalars[position...].firstIndex { $0 == "{" || $0 == "}" }
        guard let close, scalars[close] == "}" else { throw error(.openBrace, at: open) }
        let body = scalars[position..<close]
        position = close + 1
        if let next = current, !ends.contains(next) {
            throw error(.captureIsNotAlone, at: position)
        }
        return body
    }

    /// The decoded text from here up to one of `ends`.
    mutating func literal(
        _ part: LinkPart, upTo ends: Set<Unicode.Scalar>
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

    func decode(
        _ range: ArraySlice<Unicode.Scalar>, as part: LinkPart
    ) throws(LinkPatternError) -> String {
        do throws(LinkError) {
            return try LinkScanner.decode(String(range), as: part)
        } catch {
            throw self.error(.text(error.reason), at: range.startIndex + error.position - 1)
        }
    }
}

extension String {
    init(_ scalars: ArraySlice<Unicode.Scalar>) {
        self.init(String.UnicodeScalarView(scalars))
    }
}
