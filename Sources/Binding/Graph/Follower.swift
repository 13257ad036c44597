/// One direction of a two-way binding: gives what it hears to the target.
///
/// What the opposite direction has given is not sent back. It is told apart by its version, not by
/// being equal, so that a conversion that loses something settles too.
@usableFromInline
final class Follower<Source, Target> {
    @usableFromInline let target: Observable<Target>
    @usableFromInline let convert: (Source) -> Target

    /// Hears the source, and holds this.
    @usableFromInline @exclusivity(unchecked) var observer: Unmanaged<AnyObserver>?

    /// The version of the source that came from the opposite direction.
    @usableFromInline @exclusivity(unchecked) var echo: UInt32?

    @inlinable
    init(to target: Observable<Target>, _ convert: @escaping (Source) -> Target) {
        self.target = target
        self.convert = convert
    }

    /// Whether the value just heard is to be given: it did not come from the opposite direction, and
    /// none newer waits, which is given in its turn.
    @inlinable var isNews: Bool {
        guard let observer else { return true }
        return observer.borrow { $0.heard == $0.emitter.version && $0.heard != echo }
    }

    @inlinable
    func give(_ value: Source, opposite: Follower<Target, Source>) {
        guard isNews else { return }
        let before = target.version
        opposite.echo = before &+ 1
        target.value = convert(value)
        if target.version == before { opposite.echo = nil }
    }
}

/// Ends both directions.
final class EndingPair: Ending {
    private let first: Ending
    private let second: Ending

    init(_ first: Ending, _ second: Ending) {
        self.first = first
        self.second = second
    }

    override func end() {
        first.end()
        second.end()
    }
}
