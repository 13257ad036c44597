/// The reason why a link matches no pattern.
public indirect enum LinkMatchError: Error, Hashable, Sendable {
    /// The link is for another app.
    case otherScheme(Link, expected: String)
    /// No pattern has the form of the link's path. `nearest` is nil if there are no patterns.
    case unmatched(Link, nearest: LinkPattern?)
    /// The pattern has the form of the link's path, but a capture has another type. For a query,
    /// `given` has only the key.
    case illTyped(Link, LinkPattern, given: String, expected: LinkCaptureType)
    /// The link's query lacks a key that the pattern requires.
    case missing(Link, LinkPattern, key: String)
}

extension LinkMatchError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .otherScheme(let link, let expected):
            "\(link.path.inQuotes) has another scheme: links here begin with '\(expected)://'."
        case .unmatched(let link, let nearest?):
            "\(link.path.inQuotes) is not a link that is known here. "
                + "Did you mean \("\(link.scheme)://\(nearest.pathForm)".inQuotes)?"
        case .unmatched(let link, nearest: nil):
            "\(link.path.inQuotes) is not a link that is known here: there are none."
        case .illTyped(let link, let pattern, let given, let expected):
            "\(given.inQuotes) is not \(expected.noun): \(pattern.form(of: link)) takes one, "
                + "e.g. \(pattern.example(of: link))."
        case .missing(let link, let pattern, let key):
            "\(link.path.inQuotes) lacks \(key.inQuotes), "
                + "which \(pattern.form(of: link)) takes, e.g. \(pattern.example(of: link))."
        }
    }
}

extension Link {
    /// The link without query and fragment, which may be private.
    fileprivate var path: String {
        Link(scheme: scheme, segments: segments).description
    }
}

extension LinkPattern {
    fileprivate func form(of link: Link) -> String {
        "\(link.scheme)://\(form)".inQuotes
    }

    fileprivate func example(of link: Link) -> String {
        example(like: link).description.inQuotes
    }
}
