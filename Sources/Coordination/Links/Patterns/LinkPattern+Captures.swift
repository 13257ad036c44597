extension LinkPattern {
    /// Whether a path of these segments has the pattern's form, whatever its captures take.
    func hasForm(of segments: [String]) -> Bool {
        guard tail == nil ? segments.count == path.count : segments.count >= path.count else {
            return false
        }
        return zip(path, segments).allSatisfy { element, segment in
            switch element {
            case .literal(let literal): literal == segment
            case .capture: true
            }
        }
    }

    /// What the captures take from `link`, whose path has the pattern's form.
    func captures(of link: Link) throws(LinkMatchError) -> RouteParameters {
        var captures = [String: RouteValue](minimumCapacity: path.count + query.count)
        for (element, segment) in zip(path, link.segments) {
            guard case .capture(let name, let type) = element else { continue }
            guard let value = type.value(of: segment) else {
                throw .illTyped(link, self, given: segment, expected: type)
            }
            captures[name] = value
        }
        if let tail {
            captures[tail] = .array(link.segments.dropFirst(path.count).map(RouteValue.string))
        }
        for capture in query { captures[capture.name] = try value(of: capture, in: link) }
        return RouteParameters(captures)
    }

    private func value(
        of capture: QueryCapture, in link: Link
    ) throws(LinkMatchError) -> RouteValue? {
        guard let item = link.query.first(where: { $0.name == capture.key }) else {
            switch capture.fallback {
            case .error: throw .missing(link, self, key: capture.key)
            case .nothing: return nil
            case .value(let value): return value
            }
        }
        guard let value = capture.value(of: item) else {
            throw .illTyped(link, self, given: "\(capture.key)=…", expected: capture.type)
        }
        return value
    }
}
