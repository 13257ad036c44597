import Binding

/// An actor whose state can be observed from inside.
actor Tally {
    private let counts = Observable(0)
    private lazy var sum = counts.scan(startingWith: 0, +)

    var total: Int { sum.value }

    func add(_ count: Int) {
        _ = sum
        counts.value = count
    }
}
