extension AnyEmitter: CustomReflectable {
    /// What `dump` shows: the value, where there is one, and where its observers were bound.
    public var customMirror: Mirror {
        let observers: (label: String?, value: Any) = ("observers", bindingSites.map(\.description))
        let value = storedValue.map { [(label: Optional("value"), value: $0)] } ?? []
        return Mirror(self, children: value + [observers], displayStyle: .class)
    }
}
