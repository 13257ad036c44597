import Binding

/// An actor whose state can be observed from inside.
actor Tally {
    private let counts = Observable(0)
    private let sum: Derived<Int>

    init() {
        sum = counts.scan(startingWith: 0, +)
    }

    var total: Int { sum.value }

    func add(_ count: Int) {
        counts.value = count
    }
}
