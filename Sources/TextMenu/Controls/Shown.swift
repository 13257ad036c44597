/// A property of a control that is shown: each change of it is told to the front end.
@propertyWrapper
public struct Shown<Value: Equatable> {
    private var value: Value

    public init(wrappedValue: Value) {
        value = wrappedValue
    }

    @available(*, unavailable, message: "only a property of a control can be shown")
    public var wrappedValue: Value {
        get { value }
        set { value = newValue }
    }

    @MainActor
    public static subscript<Owner: Control>(
        _enclosingInstance owner: Owner,
        wrapped wrapped: ReferenceWritableKeyPath<Owner, Value>,
        storage storage: ReferenceWritableKeyPath<Owner, Shown>
    ) -> Value {
        get { owner[keyPath: storage].value }
        set {
            guard owner[keyPath: storage].value != newValue else { return }
            owner[keyPath: storage].value = newValue
            owner.touch()
        }
    }
}
