public import Binding

/// A stored property that can be observed through its `$` name.
///
/// `$email` is the `Observable` behind `email`. Observers are notified after the value is stored,
/// so that they read the new value from the object; Combine notifies them before. Use it in
/// classes: copies of a struct share the value.
///
/// ```swift
/// let form = Form()
/// let token = form.$email.map { $0.contains("@") }
///     .sink { print("valid: \($0)") }  // prints: valid: false
/// form.email = "an@example.com"  // prints: valid: true
/// ```
@propertyWrapper
public struct Published<Value> {
    /// The type of `$email`: with Combine a publisher, here one that can also be set.
    public typealias Publisher = Observable<Value>

    @usableFromInline let observable: Observable<Value>

    /// The observable behind the property. Setting it changes nothing, as in Combine: two
    /// properties never share an observable. It can be set so that `assign(to: &$email)` compiles.
    @inlinable public var projectedValue: Observable<Value> {
        get { observable }
        nonmutating set {}
    }

    /// A property that begins as `wrappedValue`.
    public init(wrappedValue: Value) {
        observable = Observable(wrappedValue)
    }

    /// A property that begins as `initialValue`.
    public init(initialValue: Value) {
        observable = Observable(initialValue)
    }

    /// The value.
    @_transparent
    public var wrappedValue: Value {
        get { observable.value }
        nonmutating set { observable.value = newValue }
    }
}
