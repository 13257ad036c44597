/// The figures of one measurement, one for each repetition.
package struct Samples {
    private let sorted: [Double]

    /// - Parameter values: at least one figure, in any order.
    package init(_ values: [Double]) {
        precondition(!values.isEmpty, "a measurement needs at least one repetition")
        sorted = values.sorted()
    }

    /// The cost when no other program interferes.
    package var minimum: Double {
        sorted[0]
    }

    /// The usual cost. For an even number of figures, the mean of the two in the middle.
    package var median: Double {
        (sorted[(sorted.count - 1) / 2] + sorted[sorted.count / 2]) / 2
    }
}
