/// Hears an emitter for a subscriber.
@usableFromInline
final class ConduitObserver<Downstream: Subscriber>: Observer<Downstream.Input> {
    @usableFromInline let conduit: Conduit<Downstream>

    @inlinable
    init(
        _ emitter: Emitter<Downstream.Input>, _ conduit: Conduit<Downstream>,
        _ body: @escaping (Downstream.Input) -> Void
    ) {
        self.conduit = conduit
        super.init(emitter, PackedSite(#fileID, #line), body)
    }

    /// Where the stream was subscribed to.
    override var site: BindingSite {
        (conduit.downstream as? any Sited)?.site
            ?? BindingSite(file: "\(Downstream.self)", line: 0)
    }
}

/// A subscriber that knows where it was made, or whose subscriber does.
@usableFromInline
protocol Sited {
    var site: BindingSite? { get }
}

extension Pipe: Sited {
    @usableFromInline var site: BindingSite? { (downstream as? any Sited)?.site }
}

extension AnySubscriber: Sited {
    @usableFromInline var site: BindingSite? { box.site() }
}

extension Subscribers.Sink: Sited {}

extension Subscribers.Assign: Sited {}
