/// Keeps a subscriber. Its owner must release it in its `deinit` at the latest, since the slot does
/// not, and name the same type in each call.
///
/// A call through it costs no retain and no release. So its owner counts the calls, and releases
/// the subscriber only when none is under way.
///
/// An optional would do the same, but code that is not specialised asks the runtime for the type of
/// an optional at each release: a fifth of the time to subscribe and cancel. So the subscriber lies
/// in the bytes of the slot or, if it does not fit, in memory that they point to. The slot is not
/// generic, since the runtime would be asked for its type, too.
@usableFromInline
struct SubscriberSlot: ~Copyable {
    @usableFromInline typealias Bytes = (UInt, UInt)

    /// Cannot be copied, so that a call borrows the subscriber.
    @usableFromInline
    struct Content<Downstream: Subscriber>: ~Copyable {
        @usableFromInline let subscriber: Downstream
    }

    /// Nil when the subscriber was released.
    @usableFromInline var bytes: Bytes?

    @inlinable
    init<Downstream: Subscriber>(_ subscriber: Downstream) {
        var bytes: Bytes = (0, 0)
        if Self.isInPlace(Downstream.self) {
            withUnsafeMutablePointer(to: &bytes) {
                let memory = UnsafeMutableRawPointer($0)
                memory.initializeMemory(as: Downstream.self, to: subscriber)
                memory.bindMemory(to: Bytes.self, capacity: 1)
            }
        } else {
            let content = UnsafeMutablePointer<Downstream>.allocate(capacity: 1)
            content.initialize(to: subscriber)
            bytes.0 = UInt(bitPattern: content)
        }
        self.bytes = bytes
    }

    /// True if a subscriber of this type lies in the bytes themselves. Each call uses a copy of
    /// them, so its address must not matter to it.
    @inlinable
    static func isInPlace<Downstream>(_: Downstream.Type) -> Bool {
        MemoryLayout<Downstream>.size <= MemoryLayout<Bytes>.size
            && MemoryLayout<Downstream>.alignment <= MemoryLayout<Bytes>.alignment
            && _isBitwiseTakable(Downstream.self)
    }

    /// Calls `body` with the subscriber. Returns nil if it was released.
    @inlinable @inline(__always) @discardableResult
    func borrow<Downstream: Subscriber, Result>(
        _: Downstream.Type, _ body: (borrowing Content<Downstream>) -> Result
    ) -> Result? {
        guard var bytes else { return nil }
        return Self.withContent(in: &bytes) { (content: UnsafeMutablePointer<Downstream>) in
            body(
                UnsafeRawPointer(content).assumingMemoryBound(to: Content<Downstream>.self)
                    .pointee)
        }
    }

    /// Empties the slot. Returns the bytes for `destroy`; nil if the subscriber was released.
    @inlinable
    mutating func take() -> Bytes? {
        let last = bytes
        bytes = nil
        return last
    }

    /// Releases the subscriber that was taken out of a slot. Its `deinit` can call the owner again.
    @usableFromInline
    static func destroy<Downstream: Subscriber>(_ bytes: Bytes?, as _: Downstream.Type) {
        guard var bytes else { return }
        withContent(in: &bytes) { (content: UnsafeMutablePointer<Downstream>) in
            content.deinitialize(count: 1)
            if !isInPlace(Downstream.self) { content.deallocate() }
        }
    }

    @inlinable @inline(__always)
    static func withContent<Downstream, Result>(
        in bytes: inout Bytes, _ body: (UnsafeMutablePointer<Downstream>) -> Result
    ) -> Result {
        guard isInPlace(Downstream.self) else {
            return body(
                UnsafeMutablePointer<Downstream>(bitPattern: bytes.0).unsafelyUnwrapped)
        }
        return withUnsafeMutablePointer(to: &bytes) {
            body(UnsafeMutableRawPointer($0).bindMemory(to: Downstream.self, capacity: 1))
        }
    }
}
