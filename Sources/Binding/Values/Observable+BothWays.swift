extension Observable {
    /// Keeps this and `other` equal: a set of one sets the other. At the start, `other` takes this
    /// one's value. The binding ends when the token is cancelled or released.
    @inlinable
    public func bind(
        bothWays other: Observable<Value>, file: StaticString = #fileID, line: UInt = #line
    ) -> AnyCancellable {
        bind(bothWays: other, to: { $0 }, from: { $0 }, file: file, line: line)
    }

    /// Keeps `other` equal to `convert` of this value, and this equal to `revert` of `other`'s
    /// value.
    ///
    /// A set on one side is converted once, and not converted back: "07" on one side and 7 on the
    /// other may stay. At the start, `other` takes this one's value.
    @inlinable
    public func bind<Other>(
        bothWays other: Observable<Other>, to convert: @escaping (Value) -> Other,
        from revert: @escaping (Other) -> Value,
        file: StaticString = #fileID, line: UInt = #line
    ) -> AnyCancellable {
        let there = Forwarder(to: other, convert)
        let back = Forwarder(to: self, revert)
        other.value = convert(value)
        return join(
            other, file: file, line: line,
            there: { there.forward($0, opposite: back) },
            back: { back.forward($0, opposite: there) },
            willObserve: {
                there.observer = $0
                back.observer = $1
            })
    }

    @usableFromInline
    func join<Other>(
        _ other: Observable<Other>, file: StaticString, line: UInt,
        there: @escaping (Value) -> Void, back: @escaping (Other) -> Void,
        willObserve: (Unmanaged<BaseObserver>, Unmanaged<BaseObserver>) -> Void
    ) -> AnyCancellable {
        let site = PackedSite(file, line)
        let observers = (
            Observer(self, site, there), Observer(other, site, back)
        )
        willObserve(Unmanaged.passUnretained(observers.0), Unmanaged.passUnretained(observers.1))
        append(observers.0)
        other.append(observers.1)
        return AnyCancellable(CancelPair(first: observers.0, second: observers.1))
    }
}

/// One direction of a two-way binding: sets the target to each value of the source.
///
/// A value that the opposite direction has set is not sent back. It is recognized by its version,
/// not by equality, so that a conversion that loses information also comes to an end.
@usableFromInline
final class Forwarder<Source, Target> {
    @usableFromInline let target: Observable<Target>
    @usableFromInline let convert: (Source) -> Target

    /// The observer of the source. It holds this object.
    @usableFromInline @exclusivity(unchecked) var observer: Unmanaged<BaseObserver>?

    /// The version of the source that came from the opposite direction.
    @usableFromInline @exclusivity(unchecked) var echo: UInt32?

    @inlinable
    init(to target: Observable<Target>, _ convert: @escaping (Source) -> Target) {
        self.target = target
        self.convert = convert
    }

    /// True if the value must be forwarded: it did not come from the opposite direction, and no
    /// newer value waits. A newer value is forwarded later.
    @inlinable var isNew: Bool {
        guard let observer else { return true }
        return observer.borrow { $0.version == $0.emitter.version && $0.version != echo }
    }

    @inlinable
    func forward(_ value: Source, opposite: Forwarder<Target, Source>) {
        guard isNew else { return }
        let before = target.version
        opposite.echo = before &+ 1
        target.value = convert(value)
        if target.version == before { opposite.echo = nil }
    }
}

private struct CancelPair: Cancellable {
    let first: BaseObserver
    let second: BaseObserver

    func cancel() {
        first.cancel()
        second.cancel()
    }
}
