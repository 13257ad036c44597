/// One closure bound to an emitter, whatever it hears.
///
/// The token owns it, it owns the emitter, and the emitter merely knows it: no cycle, and an emitter
/// that anyone observes stays alive.
@usableFromInline
class AnyObserver: Ending, ChainElement {
    @usableFromInline @exclusivity(unchecked) final var next: Unmanaged<AnyObserver>?
    @usableFromInline @exclusivity(unchecked) final var previous: Unmanaged<AnyObserver>?
    @usableFromInline final let emitter: AnyEmitter
    private let packedSite: PackedSite

    /// The version of the value that it was told last.
    @usableFromInline @exclusivity(unchecked) final var heard: UInt32

    @usableFromInline
    init(_ emitter: AnyEmitter, _ site: PackedSite) {
        self.emitter = emitter
        packedSite = site
        heard = emitter.version
    }

    /// Where it was bound.
    var site: BindingSite { packedSite.site }

    @usableFromInline
    override final func end() {
        emitter.remove(self)
    }
}

/// An observer of values of one type.
@usableFromInline
class Observer<Value>: AnyObserver {
    @usableFromInline final let body: (Value) -> Void

    @inlinable
    init(_ emitter: Emitter<Value>, _ site: PackedSite, _ body: @escaping (Value) -> Void) {
        self.body = body
        super.init(emitter, site)
    }
}
