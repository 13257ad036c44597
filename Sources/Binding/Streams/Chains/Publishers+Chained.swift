// How chains of operators hang together: each is before its upstream, and one with several
// upstreams before the first of them.

extension Publishers.SwitchToLatest: Chained {
    @usableFromInline var nextInChain: Upstream { upstream }
}

extension Publishers.FlatMap: Chained {
    @usableFromInline var nextInChain: Upstream { upstream }
}

extension Publishers.Catch: Chained {
    @usableFromInline var nextInChain: Upstream { upstream }
}

extension Publishers.TryCatch: Chained {
    @usableFromInline var nextInChain: Upstream { upstream }
}

extension Publishers.Retry: Chained {
    @usableFromInline var nextInChain: Upstream { upstream }
}

extension Publishers.Concatenate: Chained {
    @usableFromInline var nextInChain: Prefix { prefix }
}

extension Publishers.Merge: Chained {
    @usableFromInline var nextInChain: A { a }
}

extension Publishers.Merge3: Chained {
    @usableFromInline var nextInChain: A { a }
}

extension Publishers.Merge4: Chained {
    @usableFromInline var nextInChain: A { a }
}

extension Publishers.Merge5: Chained {
    @usableFromInline var nextInChain: A { a }
}

extension Publishers.Merge6: Chained {
    @usableFromInline var nextInChain: A { a }
}

extension Publishers.Merge7: Chained {
    @usableFromInline var nextInChain: A { a }
}

extension Publishers.Merge8: Chained {
    @usableFromInline var nextInChain: A { a }
}

extension Publishers.CombineLatest: Chained {
    @usableFromInline var nextInChain: A { a }
}

extension Publishers.CombineLatest3: Chained {
    @usableFromInline var nextInChain: A { a }
}

extension Publishers.CombineLatest4: Chained {
    @usableFromInline var nextInChain: A { a }
}

extension Publishers.Zip: Chained {
    @usableFromInline var nextInChain: A { a }
}

extension Publishers.Zip3: Chained {
    @usableFromInline var nextInChain: A { a }
}

extension Publishers.Zip4: Chained {
    @usableFromInline var nextInChain: A { a }
}

extension Publishers.Buffer: Chained {
    @usableFromInline var nextInChain: Upstream { upstream }
}

extension Publishers.ReceiveOn: Chained {
    @usableFromInline var nextInChain: Upstream { upstream }
}

extension Publishers.Delay: Chained {
    @usableFromInline var nextInChain: Upstream { upstream }
}

extension Publishers.Timeout: Chained {
    @usableFromInline var nextInChain: Upstream { upstream }
}

extension Publishers.SubscribeOn: Chained {
    @usableFromInline var nextInChain: Upstream { upstream }
}

extension Publishers.Debounce: Chained {
    @usableFromInline var nextInChain: Upstream { upstream }
}

extension Publishers.Throttle: Chained {
    @usableFromInline var nextInChain: Upstream { upstream }
}

extension Publishers.MeasureInterval: Chained {
    @usableFromInline var nextInChain: Upstream { upstream }
}

extension Publishers.CollectByTime: Chained {
    @usableFromInline var nextInChain: Upstream { upstream }
}
