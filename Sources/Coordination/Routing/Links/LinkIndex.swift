/// The patterns of one scheme, as an index that finds the pattern of a link.
struct LinkIndex {
    let scheme: String
    private(set) var patterns: [LinkPattern] = []
    private var trie = LinkTrie()

    init(scheme: String, patterns texts: [String]) throws(LinkTableError) {
        do throws(LinkError) {
            var scanner = try LinkScanner(scheme + ":")
            self.scheme = try scanner.scheme()
        } catch {
            throw .badScheme(scheme)
        }
        guard self.scheme.utf8.count == scheme.utf8.count else { throw .badScheme(scheme) }
        for text in texts { try add(text) }
    }

    /// Returns the pattern that `link` matches, and the values of its captures.
    func match(_ link: Link) throws(LinkMatchError) -> (pattern: Int, captures: RouteParameters) {
        guard link.scheme == scheme else { throw .otherScheme(link, expected: scheme) }
        guard let pattern = trie.pattern(for: link.segments) else { throw mismatch(of: link) }
        return (pattern, try patterns[pattern].captures(of: link))
    }

    private mutating func add(_ text: String) throws(LinkTableError) {
        let pattern: LinkPattern
        do throws(LinkPatternError) {
            pattern = try LinkPattern(parsing: text)
        } catch {
            throw .badPattern(error)
        }
        if let same = trie.insert(pattern, as: patterns.count) {
            throw .samePaths(patterns[same], pattern)
        }
        patterns.append(pattern)
    }

    /// Returns the error for a link that matches no pattern: a wrong type, or else a wrong form.
    private func mismatch(of link: Link) -> LinkMatchError {
        let illTyped = patterns.filter { $0.hasForm(of: link.segments) }.min {
            $0.misfits(among: link.segments) < $1.misfits(among: link.segments)
        }
        do throws(LinkMatchError) {
            _ = try illTyped?.captures(of: link)
        } catch {
            return error
        }
        return .unmatched(link, nearest: nearest(to: link.segments))
    }

    /// Returns the pattern with the smallest distance; the first if several are equally near.
    private func nearest(to segments: [String]) -> LinkPattern? {
        patterns.map { ($0, $0.distance(to: segments)) }.min { $0.1 < $1.1 }?.0
    }
}

/// Finds the pattern for a path, segment by segment. The time does not depend on the number of
/// patterns.
///
/// Each node is visited at most once, since only one path leads to it.
struct LinkTrie {
    private struct Node {
        var literals: [String: Int] = [:]
        /// The captures, the narrowest type first.
        var captures: [(type: LinkCaptureType, node: Int)] = []
        /// The pattern that ends here, and the one whose tail matches the rest.
        var end: Int?
        var tail: Int?
    }

    private var nodes = [Node()]

    /// Adds a pattern. If there is one with the same path, returns that one, and adds nothing.
    mutating func insert(_ pattern: LinkPattern, as number: Int) -> Int? {
        var node = 0
        for element in pattern.path { node = child(of: node, for: element) }
        let slot = pattern.tail == nil ? \Node.end : \Node.tail
        if let same = nodes[node][keyPath: slot] { return same }
        nodes[node][keyPath: slot] = number
        return nil
    }

    /// Returns the pattern that matches these segments.
    func pattern(for segments: [String]) -> Int? {
        pattern(for: segments, from: 0, at: 0)
    }

    private func pattern(for segments: [String], from depth: Int, at node: Int) -> Int? {
        guard depth < segments.count else { return nodes[node].end ?? nodes[node].tail }
        let segment = segments[depth]
        if let next = nodes[node].literals[segment],
            let found = pattern(for: segments, from: depth + 1, at: next)
        {
            return found
        }
        for (type, next) in nodes[node].captures where type.takes(segment) {
            if let found = pattern(for: segments, from: depth + 1, at: next) { return found }
        }
        return nodes[node].tail
    }

    private mutating func child(of node: Int, for element: LinkPattern.PathElement) -> Int {
        switch element {
        case .literal(let literal):
            if let child = nodes[node].literals[literal] { return child }
            nodes[node].literals[literal] = nodes.count
        case .capture(_, let type):
            if let child = nodes[node].captures.first(where: { $0.type == type }) {
                return child.node
            }
            let place = nodes[node].captures.firstIndex { $0.type > type }
            nodes[node].captures.insert(
                (type, nodes.count), at: place ?? nodes[node].captures.count)
        }
        nodes.append(Node())
        return nodes.count - 1
    }
}
