/// One closure bound to an emitter.
///
/// The token owns it, it owns the emitter, and the emitter merely knows it: no cycle, and an emitter
/// that anyone observes stays alive.
@usableFromInline
final class Observer<Value>: Ending, ChainElement {
    @usableFromInline @exclusivity(unchecked) var next: Unmanaged<Observer>?
    @usableFromInline @exclusivity(unchecked) var previous: Unmanaged<Observer>?
    @usableFromInline let emitter: Emitter<Value>
    let packedSite: PackedSite

    /// The version of the value that it was told last.
    @usableFromInline @exclusivity(unchecked) var heard: UInt32

    @usableFromInline let body: (Value) -> Void

    init(_ emitter: Emitter<Value>, site: PackedSite, body: @escaping (Value) -> Void) {
        self.emitter = emitter
        self.body = body
        packedSite = site
        heard = emitter.version
    }

    override func end() {
        emitter.remove(self)
    }
}
