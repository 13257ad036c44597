import Coordination

extension RouteValue {
    /// The value that JSON holds; nil of what is no JSON.
    init?(json bytes: [UInt8]) {
        var reader = JSONReader(bytes)
        do throws(JSONError) {
            self = try reader.readValue()
            try reader.readEnd()
        } catch {
            return nil
        }
    }

    /// The value as JSON, on one line, the names in order.
    var json: [UInt8] {
        var writer = JSONWriter()
        do throws(RouteEncodingError) {
            try writer.write(self)
        } catch {
            preconditionFailure("a value of the generator cannot be written: \(error)")
        }
        return writer.bytes
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
