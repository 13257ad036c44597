public import Binding
public import WaylineStreams

/// A screen or a coordinator, which owns bindings. They end when it leaves the navigation state, so
/// you do not store them.
///
/// Make a binding at any time, usually in `start()`. If the owner is not in the navigation state,
/// e.g. a screen in a unit test, its bindings deliver nothing after the owner is released. The next
/// value of one of them releases all that they hold, e.g. a publisher's closures.
///
/// ```swift
/// func start() {
///     bind(ticks) { clock, tick in clock.viewModel.tick.value = tick }
/// }
/// ```
@MainActor
public protocol BindingOwner: AnyObject {}

extension BindingOwner {
    /// Calls `observer` with each value of `source`, until this object leaves. If `source` is an
    /// observable, its current value comes first.
    public func bind<Value>(
        _ source: Emitter<Value>, file: StaticString = #fileID, line: UInt = #line,
        _ observer: @escaping (Self, Value) -> Void
    ) {
        keep(source.bind(observing(observer), file: file, line: line))
    }

    /// Passes each value of `publisher` to `observer`, until this object leaves.
    public func bind<Source: Publisher>(
        _ publisher: Source, file: StaticString = #fileID, line: UInt = #line,
        _ observer: @escaping (Self, Source.Output) -> Void
    ) where Source.Failure == Never {
        // Without `file` and `line`, the compiler would choose this slower function for emitters,
        // too.
        keep(publisher.sink(receiveValue: observing(observer), file: file, line: line))
    }

    /// Keeps `token` until this object leaves.
    public func keep(_ token: AnyCancellable) {
        Connection.of(self).keep(token)
    }

    /// Returns a closure that passes each value to `observer`, until this object is released.
    private func observing<Value>(
        _ observer: @escaping (Self, Value) -> Void
    ) -> (Value) -> Void {
        let identity = ObjectIdentifier(self)
        return { [weak self] value in
            guard let self else { return Connection.endReleased(identity) }
            observer(self, value)
        }
    }
}
