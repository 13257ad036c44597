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
        let items = query.map { "\(LinkPart.queryName.written($0.key))={\($0.name)}" }
        return items.isEmpty ? pathForm : "\(pathForm)?\(items.joined(separator: "&"))"
    }

    /// A link of `scheme` that the pattern takes, with no more than it must have.
    package func example(of scheme: String) -> Link {
        let segments = path.map { element in
            switch element {
            case .literal(let literal): literal
            case .capture(_, let type): type.example
            }
        }
        return example(like: Link(scheme: scheme, segments: segments, query: []))
    }

    /// A link that the pattern takes: `link`, whose path has its form, with examples for what does
    /// not fit. Its query has what it must have, and nothing that was given.
    func example(like link: Link) -> Link {
        var segments = link.segments
        for (index, element) in path.enumerated() {
            guard case .capture(_, let type) = element, !type.takes(segments[index]) else {
                continue
            }
            segments[index] = type.example
        }
        let items = query.filter { capture in
            let given = link.query.first { $0.name == capture.key }
            return given.map { capture.value(of: $0) == nil } ?? (capture.fallback == .error)
        }
        return Link(
            scheme: link.scheme, segments: segments,
            query: items.map { Link.QueryItem(name: $0.key, value: $0.type.example) })
    }
}
