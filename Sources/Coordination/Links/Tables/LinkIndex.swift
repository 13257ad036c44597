/// The patterns of one scheme, and the way to the one that a link fits.
struct LinkIndex {
    private let scheme: String
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

    /// Which pattern `link` fits, and what its captures take.
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

    /// What is wrong with a link that fits no pattern: a type, or else its form.
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

    /// The pattern with the least distance, the first of equals.
    private func nearest(to segments: [String]) -> LinkPattern? {
        var nearest: (pattern: LinkPattern, distance: Int)?
        for pattern in patterns {
            let distance = pattern.distance(to: segments)
            if distance < nearest?.distance ?? .max { nearest = (pattern, distance) }
        }
        return nearest?.pattern
    }
}
