/// A stored property that can be observed through its `$` name.
///
/// `$email` is the `Observable` behind `email`. Observers hear after the value is stored, so that
/// what they read from the object is the new value; Combine tells them before.
@propertyWrapper
public struct Published<Value> {
    /// What `$email` is: with Combine a publisher, here one that can also be set.
    public typealias Publisher = Observable<Value>

    /// The observable behind the property.
    public var projectedValue: Observable<Value>

    /// A property that begins as `wrappedValue`.
    public init(wrappedValue: Value) {
        projectedValue = Observable(wrappedValue)
    }

    /// A property that begins as `initialValue`.
    public init(initialValue: Value) {
        projectedValue = Observable(initialValue)
    }

    /// The value.
    @_transparent
    public var wrappedValue: Value {
        get { projectedValue.value }
        nonmutating set { projectedValue.value = newValue }
    }
}
