/// Keeps a subscriber of the type `Downstream` until its owner releases it, in its `deinit` at the
/// latest.
///
/// A call through it costs no retain and no release. So its owner counts the calls, and releases
/// the subscriber only when none is under way.
///
/// An optional would do the same, but code that is not specialised asks the runtime for the type of
/// an optional at each release, which took a fifth of the time to subscribe and cancel. So the
/// subscriber lies in the bytes of the slot or, if it does not fit, in memory that they point to.
/// The slot itself is not generic, since the runtime would be asked for its type, too.
@usableFromInline
struct SubscriberSlot: ~Copyable {
    /// Cannot be copied, so that a call borrows the subscriber.
    @usableFromInline
    struct Content<Downstream: Subscriber>: ~Copyable {
        @usableFromInline let subscriber: Downstream
    }

    @usableFromInline var bytes: (UInt, UInt) = (0, 0)
    @usableFromInline var isFilled = true

    @inlinable
    init<Downstream: Subscriber>(_ subscriber: Downstream) {
        if Self.isInPlace(Downstream.self) {
            withUnsafeMutablePointer(to: &bytes) {
                _ = UnsafeMutableRawPointer($0)
                    .initializeMemory(as: Downstream.self, to: subscriber)
            }
        } else {
            let content = UnsafeMutablePointer<Downstream>.allocate(capacity: 1)
            content.initialize(to: subscriber)
            bytes.0 = UInt(bitPattern: content)
        }
    }

    /// True if a subscriber of this type lies in the bytes themselves. They may move, so its
    /// address must not matter to it.
    @inlinable
    static func isInPlace<Downstream>(_: Downstream.Type) -> Bool {
        MemoryLayout<Downstream>.size <= MemoryLayout<(UInt, UInt)>.size
            && MemoryLayout<Downstream>.alignment <= MemoryLayout<(UInt, UInt)>.alignment
            && _isBitwiseTakable(Downstream.self)
    }

    /// Calls `body` with the subscriber, unless it was released.
    @inlinable @inline(__always) @discardableResult
    func borrow<Downstream: Subscriber, Result>(
        _: Downstream.Type, _ body: (borrowing Content<Downstream>) -> Result
    ) -> Result? {
        guard isFilled else { return nil }
        if Self.isInPlace(Downstream.self) {
            return withUnsafePointer(to: bytes) {
                body(
                    UnsafeRawPointer($0).assumingMemoryBound(to: Content<Downstream>.self).pointee)
            }
        }
        return UnsafePointer<Content<Downstream>>(bitPattern: bytes.0).map { body($0.pointee) }
    }

    /// Releases the subscriber. What the release calls finds the slot empty.
    @usableFromInline
    mutating func release<Downstream: Subscriber>(_: Downstream.Type) {
        guard isFilled else { return }
        isFilled = false
        var last = bytes
        if Self.isInPlace(Downstream.self) {
            withUnsafeMutablePointer(to: &last) {
                _ = UnsafeMutableRawPointer($0).assumingMemoryBound(to: Downstream.self)
                    .deinitialize(count: 1)
            }
        } else if let content = UnsafeMutablePointer<Downstream>(bitPattern: last.0) {
            content.deinitialize(count: 1)
            content.deallocate()
        }
    }
}
