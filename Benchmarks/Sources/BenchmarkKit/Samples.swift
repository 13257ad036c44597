/// The figures of one measurement, one for each repetition.
package struct Samples {
    private let sorted: [Double]

    /// - Parameter values: at least one figure, in any order.
    package init(_ values: [Double]) {
        precondition(!values.isEmpty, "a measurement needs at least one repetition")
        sorted = values.sorted()
    }

    /// What it costs when nothing else is in the way.
    package var minimum: Double {
        sorted[0]
    }

    /// What it costs as a rule; the mean of the two in the middle where their number is even.
    package var median: Double {
        (sorted[(sorted.count - 1) / 2] + sorted[sorted.count / 2]) / 2
    }
}
