extension Emitter {
    /// Calls `observer` with `owner` and the current value, if there is one, and then with each new
    /// value. The owner is held weakly: the binding ends with the owner or with the token,
    /// whichever ends first.
    public final func bind<Owner: AnyObject>(
        to owner: Owner, file: StaticString = #fileID, line: UInt = #line,
        _ observer: @escaping (Owner, Value) -> Void
    ) -> AnyCancellable {
        let binding = OwnedBinding()
        return begin(
            binding.observer(of: self, PackedSite(file, line)) { [weak owner] value in
                guard let owner else { return binding.cancel() }
                observer(owner, value)
            })
    }

    /// Keeps `owner[keyPath: keyPath]` equal to this value. The owner is held weakly.
    public final func bind<Owner: AnyObject>(
        _ keyPath: ReferenceWritableKeyPath<Owner, Value>, on owner: Owner,
        file: StaticString = #fileID, line: UInt = #line
    ) -> AnyCancellable {
        let binding = OwnedBinding()
        return begin(
            binding.observer(of: self, PackedSite(file, line)) { [weak owner] value in
                guard let owner else { return binding.cancel() }
                owner[keyPath: keyPath] = value
            })
    }

    /// Keeps an optional property equal to this value. The owner is held weakly.
    public final func bind<Owner: AnyObject>(
        _ keyPath: ReferenceWritableKeyPath<Owner, Value?>, on owner: Owner,
        file: StaticString = #fileID, line: UInt = #line
    ) -> AnyCancellable {
        bind(to: owner, file: file, line: line) { $0[keyPath: keyPath] = $1 }
    }
}

/// Ends a binding from inside its observer, which holds this object.
private final class OwnedBinding {
    private var link: Unmanaged<BaseObserver>?

    func observer<Value>(
        of emitter: Emitter<Value>, _ site: PackedSite, _ body: @escaping (Value) -> Void
    ) -> Observer<Value> {
        let observer = Observer(emitter, site, body)
        link = Unmanaged.passUnretained(observer)
        return observer
    }

    func cancel() {
        link?.takeUnretainedValue().cancel()
    }
}
