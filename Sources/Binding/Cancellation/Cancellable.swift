/// Something under way that can be ended before its time.
public protocol Cancellable {
    /// Ends it. Ending it again does nothing.
    func cancel()
}

extension Cancellable {
    /// Keeps this alive in `collection`, and so what it stands for under way.
    public func store<C: RangeReplaceableCollection<AnyCancellable>>(in collection: inout C) {
        collection.append(AnyCancellable(self))
    }

    /// Keeps this alive in `set`, and so what it stands for under way.
    public func store(in set: inout Set<AnyCancellable>) {
        set.insert(AnyCancellable(self))
    }
}
