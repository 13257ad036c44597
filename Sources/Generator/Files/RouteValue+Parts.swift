import WaylineRouting

extension RouteValue {
    /// An array of texts.
    static func texts(_ texts: [String]) -> RouteValue {
        .array(texts.map { .string($0) })
    }

    /// The fields of an object; nil of anything else.
    var fields: [String: RouteValue]? {
        if case .object(let fields) = self { fields } else { nil }
    }

    /// The elements of an array; nil of anything else.
    var elements: [RouteValue]? {
        if case .array(let elements) = self { elements } else { nil }
    }

    /// A text; nil of anything else.
    var text: String? {
        if case .string(let text) = self { text } else { nil }
    }

    /// An array of texts; nil of anything else.
    var texts: [String]? {
        guard let elements else { return nil }
        let texts = elements.compactMap(\.text)
        return texts.count == elements.count ? texts : nil
    }
}
