/// A figure in the form for readers and JSON: two decimal places, without trailing zeros.
package struct Figure: CustomStringConvertible {
    package let description: String

    /// - Parameter value: the result of a clock or a counter; a negative value is written with its
    /// sign.
    package init(_ value: Double) {
        let hundredths = Int(value.magnitude * 100 + 0.5)
        let sign = value < 0 && hundredths > 0 ? "-" : ""
        let places = hundredths % 100
        var fraction = ""
        if places % 10 > 0 {
            fraction = places < 10 ? ".0\(places)" : ".\(places)"
        } else if places > 0 {
            fraction = ".\(places / 10)"
        }
        description = "\(sign)\(hundredths / 100)\(fraction)"
    }
}
