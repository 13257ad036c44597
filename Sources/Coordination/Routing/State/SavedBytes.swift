/// The saved bytes. Places are compared by them, so a place is the same after a restart.
extension PlaceStep {
    func add(to digest: inout Digest) {
        digest.add(route.rawValue)
        digest.add(parameters.savedBytes)
    }
}

extension RouteParameters {
    /// The saved form of the parameters; empty if all of them are secrets.
    fileprivate var savedBytes: [UInt8] {
        if isEmpty { return [] }
        let bytes = value.savedBytes
        return bytes == Array("{}".utf8) ? [] : bytes
    }
}

extension RouteValue {
    /// The saved form of the value; its description if it cannot be saved.
    fileprivate var savedBytes: [UInt8] {
        do throws(RouteEncodingError) {
            return try saved()
        } catch {
            return Array(withoutSecrets.json.utf8)
        }
    }

    /// The value without secrets. In arrays, nil replaces them.
    fileprivate var withoutSecrets: RouteValue {
        switch self {
        case .bool, .int, .double, .string, .text, .null: self
        case .secret: .null
        case .array(let elements): .array(elements.map(\.withoutSecrets))
        case .object(let fields):
            .object(fields.filter { !$0.value.isSecret }.mapValues(\.withoutSecrets))
        }
    }

    private var isSecret: Bool {
        if case .secret = self { true } else { false }
    }
}

extension Alert {
    /// The saved form of the alert.
    var savedBytes: [UInt8] {
        RouteValue.object([
            "title": .string(title), "message": .string(message),
            "actions": .array(
                actions.map { action in
                    [
                        "title": .string(action.title), "yes": .bool(action.isYes),
                        "route": action.route.map { .string($0.rawValue) } ?? .null,
                    ]
                }),
        ]).savedBytes
    }
}
