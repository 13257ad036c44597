import Wayline

/// The heap memory of objects and bindings.
enum MemoryRows {
    /// - Parameter timed: the rows among which those without `allocates` must not allocate.
    static func all(_ timed: [Row]) -> [Row] {
        [observable, binding, firstBinding, mapped, sink] + timed.compactMap(Row.allocations)
    }

    private static var observable: Row {
        .bytes("heap bytes: an Observable<Int> nobody observes", limit: 80) { Observable($0) }
    }

    private static var binding: Row {
        let source = Observable(0)
        let tally = Tally()
        return .bytes("heap bytes: a binding, its token included", limit: 112) { _ in
            source.bind { tally.sum &+= $0 }
        }
    }

    /// The first binding of each of several observables. The observable allocates room for it.
    private static var firstBinding: Row {
        let sources = (0...1_000).map { Observable($0) }
        let tally = Tally()
        return .bytes("heap bytes: the first binding, its token included", limit: 112) { index in
            sources[index].bind { tally.sum &+= $0 }
        }
    }

    /// The size of the observable is included, since it allocates room for the derived value. The
    /// limits of this row and the next are aims.
    private static var mapped: Row {
        let tally = Tally()
        return .bytes("heap bytes: an observable, map and a binding", limit: 380) { index in
            Observable(index).map { $0 &+ 1 }.bind { tally.sum &+= $0 }
        }
    }

    private static var sink: Row {
        let tally = Tally()
        return .bytes("heap bytes: a CurrentValueSubject and a sink", limit: 280) { index in
            let subject = CurrentValueSubject<Int, Never>(index)
            return (subject, subject.sink { tally.sum &+= $0 })
        }
    }
}
