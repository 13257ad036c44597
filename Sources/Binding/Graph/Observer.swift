/// One closure bound to an emitter, independent of the type of its values.
///
/// The token owns the observer, and the observer owns the emitter. The emitter refers to the
/// observer without owning it. So there is no reference cycle, and an observed emitter stays alive.
@usableFromInline
package class BaseObserver: CancelTarget, LinkedListElement {
    @usableFromInline @exclusivity(unchecked) package final var next: Unmanaged<BaseObserver>?
    @usableFromInline @exclusivity(unchecked) package final var previous: Unmanaged<BaseObserver>?
    @usableFromInline package final let emitter: BaseEmitter
    private let packedSite: PackedSite

    /// The version of the value that it was notified of last.
    @usableFromInline @exclusivity(unchecked) final var version: UInt32

    @usableFromInline
    init(_ emitter: BaseEmitter, _ site: PackedSite) {
        self.emitter = emitter
        packedSite = site
        version = emitter.version
    }

    /// The place where the observer was bound.
    var site: BindingSite { packedSite.site ?? BindingSite(file: "?", line: 0) }

    /// The object that was given as the site.
    @usableFromInline package final var owner: UnsafeRawPointer? { packedSite.owner }

    @usableFromInline
    package override final func cancel() {
        emitter.remove(self)
    }
}

/// An observer of values of one type.
@usableFromInline
package class Observer<Value>: BaseObserver {
    @usableFromInline final let body: (Value) -> Void

    @inlinable
    package init(_ emitter: Emitter<Value>, _ site: PackedSite, _ body: @escaping (Value) -> Void) {
        self.body = body
        super.init(emitter, site)
    }
}
