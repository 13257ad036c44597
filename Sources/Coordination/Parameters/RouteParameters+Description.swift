extension RouteParameters: CustomStringConvertible {
    /// The parameters as a dictionary literal, names in order, secrets as `•••`.
    public var description: String {
        do {
            return RouteValue.describe(try fields())
        } catch {
            return "\(error)"
        }
    }
}

extension RouteParameters: CustomReflectable {
    /// The parameters by name, in order, with no way to a secret.
    public var customMirror: Mirror {
        do {
            let fields = try fields().sorted { $0.key < $1.key }
            return Mirror(
                self, children: fields.map { (label: $0, value: $1) }, displayStyle: .dictionary)
        } catch {
            return Mirror(self, children: ["fault": error])
        }
    }
}
