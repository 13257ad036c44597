public import Binding
public import Coordination

/// Properties of `@Observable` models, as values that a screen or a coordinator binds.
extension BindingOwner {
    /// Returns a value that is computed from the properties of `@Observable` models:
    /// `bind(\.total.text, tracked { "\($0.viewModel.total)" })`. See `Derived.init(tracking:)`.
    ///
    /// The value holds this object weakly. When this object is released, the value stays as it is.
    public func tracked<Value>(
        _ expression: @escaping @MainActor (Self) -> Value
    ) -> Derived<Value> {
        var last = expression(self)
        return Derived(tracking: { [weak self] in
            if let self { last = expression(self) }
            return last
        })
    }

    /// Returns a value that is equal to a property of an `@Observable` model, until this object
    /// leaves: `bind(view.name, tracked(\.viewModel.name))`.
    ///
    /// A set of the value sets the property at once. A change of the property sets the value in the
    /// next turn of the main actor.
    public func tracked<Value: Equatable>(
        _ keyPath: ReferenceWritableKeyPath<Self, Value>
    ) -> Observable<Value> {
        let value = Observable(self[keyPath: keyPath])
        bind(tracked { $0[keyPath: keyPath] }) {
            if value.value.differs(from: $1) { value.value = $1 }
        }
        bind(value) { [weak value] owner, new in
            guard owner[keyPath: keyPath].differs(from: new) else { return }
            owner[keyPath: keyPath] = new
            let kept = owner[keyPath: keyPath]
            if kept.differs(from: new) { value?.value = kept }
        }
        return value
    }
}

extension Equatable {
    /// Returns whether this is another value than `other`. Two values that do not equal themselves,
    /// such as `Double.nan`, are the same.
    fileprivate func differs(from other: Self) -> Bool {
        self != other && (self == self || other == other)
    }
}
