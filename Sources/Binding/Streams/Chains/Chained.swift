/// Something that stands in a chain before `nextInChain`: a publisher before its upstream, a
/// subscriber before its downstream.
@usableFromInline
protocol Chained: ChainLinked {
    associatedtype NextInChain

    var nextInChain: NextInChain { get }
}

extension Chained {
    @usableFromInline var chainLink: ChainLink? { (nextInChain as? any ChainLinked)?.chainLink }
}
