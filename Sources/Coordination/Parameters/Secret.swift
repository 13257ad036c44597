/// A value that is not shown, logged or saved: `@Secret var password = ""`.
///
/// Passed to a screen it arrives. Saved, it is left out; by any encoder but Wayline's own it is
/// written as nil. Whoever must send it takes it out by hand.
@propertyWrapper
public struct Secret<Value: Codable & Sendable>: Sendable {
    /// The value itself.
    public var wrappedValue: Value

    /// Hides the value of a property.
    public init(wrappedValue: Value) {
        self.wrappedValue = wrappedValue
    }

    /// Hides `value`.
    public init(_ value: Value) {
        wrappedValue = value
    }
}

extension Secret: Equatable where Value: Equatable {}

extension Secret: Hashable where Value: Hashable {}

extension Secret: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// The same for every value.
    public var description: String { RouteValue.hidden }

    public var debugDescription: String { description }

    /// Without children.
    public var customMirror: Mirror {
        Mirror(self, children: [])
    }
}
