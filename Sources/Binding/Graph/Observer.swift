/// One closure bound to an emitter, whatever its values.
///
/// The token owns it, it owns the emitter, and the emitter merely knows it: no cycle, and an emitter
/// that is observed stays alive.
@usableFromInline
package class BaseObserver: CancelTarget, LinkedListElement {
    @usableFromInline @exclusivity(unchecked) package final var next: Unmanaged<BaseObserver>?
    @usableFromInline @exclusivity(unchecked) package final var previous: Unmanaged<BaseObserver>?
    @usableFromInline package final let emitter: BaseEmitter
    private let packedSite: PackedSite

    /// The version of the value that it was notified of last.
    @usableFromInline @exclusivity(unchecked) package final var version: UInt32

    @usableFromInline
    init(_ emitter: BaseEmitter, _ site: PackedSite) {
        self.emitter = emitter
        packedSite = site
        version = emitter.version
    }

    /// The place where it was bound.
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
