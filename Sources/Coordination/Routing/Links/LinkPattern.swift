/// The form of links with the same target: `articles/{id:int}?ranking={ranking?}`.
///
/// - A segment is a text or a capture. `{name}` matches any text; `{name:int}`, `{name:double}` and
///   `{name:bool}` match texts of their type. `{name...}` is a tail: it is the last segment, and
///   matches all remaining segments, or none.
/// - `?key={name}` matches the first value of `key` in the query. The key is required, unless it is
///   written `{name?}`, or has a default: `{page:int=1}`. A link may have other keys, in any order.
///   For a bool, a key without a value is true.
public struct LinkPattern: Hashable, Sendable, CustomStringConvertible {
    /// The pattern as it was declared.
    public let description: String
    let path: [PathElement]
    /// The name of the tail, which matches the segments after `path`.
    let tail: String?
    let query: [QueryCapture]

    /// Reads a pattern. The error has the fault and its position.
    public init(parsing text: String) throws(LinkPatternError) {
        var scanner = LinkPatternScanner(text)
        description = text
        (path, tail) = try scanner.path()
        query = try scanner.query()
    }
}

extension LinkPattern {
    /// One segment of a pattern.
    enum PathElement: Hashable {
        case literal(String)
        case capture(String, LinkCaptureType)
    }

    /// A pair of braces.
    struct Capture: Hashable {
        enum Need: Hashable {
            case required
            case optional
            case otherwise(RouteValue)
            case tail
        }

        let name: String
        let type: LinkCaptureType
        let need: Need
    }

    /// A capture in the query. It cannot be a tail.
    struct QueryCapture: Hashable {
        let key: String
        let capture: Capture

        /// Returns the value of `item`; nil if it does not have the type. An item without a value
        /// is true, or an empty text.
        func value(of item: Link.QueryItem) -> RouteValue? {
            capture.type.value(of: item.value ?? (capture.type == .bool ? "true" : ""))
        }
    }
}

extension LinkPattern {
    /// Returns whether a path of these segments has the pattern's form. Ignores types.
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

    /// Returns the values of the captures in `link`, whose path has the pattern's form.
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
        for item in query { captures[item.capture.name] = try value(of: item, in: link) }
        return RouteParameters(captures)
    }

    private func value(
        of query: QueryCapture, in link: Link
    ) throws(LinkMatchError) -> RouteValue? {
        guard let item = link.query.first(where: { $0.name == query.key }) else {
            switch query.capture.need {
            case .required: throw .missing(link, self, key: query.key)
            case .optional, .tail: return nil
            case .otherwise(let value): return value
            }
        }
        guard let value = query.value(of: item) else {
            throw .illTyped(link, self, given: "\(query.key)=…", expected: query.capture.type)
        }
        return value
    }
}

extension LinkPattern {
    /// The path without types: `articles/{id}`.
    var pathForm: String {
        let segments = path.map { element in
            switch element {
            case .literal(let literal): LinkPart.segment.written(literal)
            case .capture(let name, _): "{\(name)}"
            }
        }
        return (segments + (tail.map { ["{\($0)...}"] } ?? [])).joined(separator: "/")
    }

    /// Path and query without types: `articles/{id}?ranking={ranking}`.
    var form: String {
        let items = query.map { "\(LinkPart.queryName.written($0.key))={\($0.capture.name)}" }
        return items.isEmpty ? pathForm : "\(pathForm)?\(items.joined(separator: "&"))"
    }

    /// Returns the shortest link of `scheme` that matches the pattern.
    func example(of scheme: String) -> Link {
        let segments = path.map { element in
            switch element {
            case .literal(let literal): literal
            case .capture(_, let type): type.example
            }
        }
        return example(like: Link(scheme: scheme, segments: segments, query: []))
    }

    /// Returns a link that matches the pattern: `link`, whose path has its form, with examples for
    /// the parts that do not match. Its query has only the required keys, with examples.
    func example(like link: Link) -> Link {
        var segments = link.segments
        for (index, element) in path.enumerated() {
            guard case .capture(_, let type) = element, !type.takes(segments[index]) else {
                continue
            }
            segments[index] = type.example
        }
        let lacking = query.filter { query in
            let given = link.query.first { $0.name == query.key }
            return given.map { query.value(of: $0) == nil } ?? (query.capture.need == .required)
        }
        let items = lacking.map { Link.QueryItem(name: $0.key, value: $0.capture.type.example) }
        return Link(scheme: link.scheme, segments: segments, query: items)
    }
}

extension LinkPattern {
    /// The cost of removing or adding a segment. Replacing a segment costs up to twice as much.
    fileprivate static let segmentCost = 16

    /// Returns the cost of changing a path so that it matches the pattern: changed segments, and
    /// changed letters in them.
    func distance(to segments: [String]) -> Int {
        let cost = LinkPattern.segmentCost
        var row = segments.indices.map { $0 * cost } + [segments.count * cost]
        for (line, element) in path.enumerated() {
            var diagonal = row[0]
            row[0] = (line + 1) * cost
            for (column, segment) in segments.enumerated() {
                let replaced = diagonal + element.distance(to: segment)
                diagonal = row[column + 1]
                row[column + 1] = min(replaced, diagonal + cost, row[column] + cost)
            }
        }
        return (tail == nil ? row.last : row.min()) ?? 0
    }

    /// Returns the number of captures whose segment has another type, in a path that has the
    /// pattern's form.
    func misfits(among segments: [String]) -> Int {
        zip(path, segments).count { $0.distance(to: $1) > 0 }
    }
}

extension LinkPattern.PathElement {
    /// Returns the cost of replacing a segment. A capture of another type costs least. A literal
    /// costs less if both begin or end with the same letters.
    fileprivate func distance(to segment: String) -> Int {
        switch self {
        case .capture(_, let type): type.takes(segment) ? 0 : 1
        case .literal(let literal) where literal == segment: 0
        case .literal(let literal): literal.difference(from: segment)
        }
    }
}

extension String {
    /// Returns the share of letters outside the common start and end, as a cost above that of a
    /// wrong type. The time is linear in the length of the shorter text.
    fileprivate func difference(from other: String) -> Int {
        let shorter = min(utf8.count, other.utf8.count)
        let longer = max(utf8.count, other.utf8.count)
        let start = zip(utf8, other.utf8).prefix { $0 == $1 }.count
        let end = zip(utf8.reversed(), other.utf8.reversed()).prefix { $0 == $1 }.count
        let changed = longer - min(shorter, start + end)
        return max(2, 2 * LinkPattern.segmentCost * changed / longer)
    }
}
