/// Why a link leads nowhere.
public enum LinkMatchError: Error, Hashable, Sendable {
    /// The link is for another app.
    case otherScheme(Link, expected: String)
    /// No pattern has the form of the link's path. Nil if there are no patterns.
    case unmatched(Link, nearest: LinkPattern?)
    /// The pattern has the form of the link's path, but a capture is of another type.
    case illTyped(Link, LinkPattern, given: String, expected: LinkCaptureType)
    /// The pattern takes a key that the link's query does not have.
    case missing(Link, LinkPattern, key: String)
}

extension LinkMatchError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .otherScheme(let link, let expected):
            "\(link.path.quotedExcerpt) has another scheme: links here begin with '\(expected)://'."
        case .unmatched(let link, let nearest?):
            "\(link.path.quotedExcerpt) is not a link that is known here. "
                + "Did you mean \("\(link.scheme)://\(nearest.pathForm)".quotedExcerpt)?"
        case .unmatched(let link, nearest: nil):
            "\(link.path.quotedExcerpt) is not a link that is known here: there are none."
        case .illTyped(let link, let pattern, let given, let expected):
            "\(given.quotedExcerpt) is not \(expected.noun): \(pattern.form(of: link)) takes one, "
                + "e.g. \(pattern.example(like: link).description.quotedExcerpt)."
        case .missing(let link, let pattern, let key):
            "\(link.path.quotedExcerpt) lacks \(key.quotedExcerpt), which \(pattern.form(of: link)) takes, "
                + "e.g. \(pattern.example(like: link).description.quotedExcerpt)."
        }
    }
}

extension Link {
    /// The link without query and fragment, which may hold what is no one else's business.
    fileprivate var path: String {
        Link(scheme: scheme, segments: segments).description
    }
}

extension LinkPattern {
    fileprivate func form(of link: Link) -> String {
        "\(link.scheme)://\(form)".quotedExcerpt
    }
}
