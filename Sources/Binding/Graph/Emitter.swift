/// Something that tells its observers of values, in the order in which they were bound.
///
/// Each observer hears each value once. What an observer sets or sends on the emitter that is
/// telling it waits until all have heard. An observer that was cancelled hears nothing more, not
/// even in the delivery under way. Binding and cancelling cost the same however many there are.
public class Emitter<Value>: AnyEmitter {
    /// Calls `observer` with each value from now on, the current one first where there is one, until
    /// the token is cancelled or dropped.
    @inlinable
    public final func bind(
        _ observer: @escaping (Value) -> Void, file: StaticString = #fileID, line: UInt = #line
    ) -> AnyCancellable {
        begin(Observer(self, PackedSite(file, line), observer))
    }

    /// Adds `observer`, and tells it the current value where there is one.
    @inlinable
    func begin(_ observer: Observer<Value>) -> AnyCancellable {
        append(observer)
        return AnyCancellable(observer)
    }

    /// The current value; nil where there are only events.
    @usableFromInline var current: Value? { nil }

    /// Whether there is a current value for whoever begins to listen.
    @usableFromInline var hasCurrentValue: Bool { false }

}

/// Calls each observer that has not heard `version` yet. The caller has marked the delivery.
///
/// Written out and transparent, so that in a debugger an observer stands right below the set.
@_transparent @inlinable
func tell<Value>(_ value: Value, _ version: UInt32, observersOf emitter: Emitter<Value>) {
    emitter.nextObserver = emitter.observers.head
    while let observer = emitter.nextObserver {
        observer._withUnsafeGuaranteedRef { observer in
            emitter.nextObserver = observer.next
            if Int32(bitPattern: version &- observer.heard) > 0 {
                observer.heard = version
                unsafeDowncast(observer, to: Observer<Value>.self).body(value)
            }
        }
    }
}
