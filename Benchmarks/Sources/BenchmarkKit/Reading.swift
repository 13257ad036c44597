/// The measurements of one row.
package struct Reading {
    package let name: String
    package let unit: String
    package let limit: Double
    package let value: Samples
    package let floor: Samples?

    package init(name: String, unit: String, limit: Double, value: Samples, floor: Samples?) {
        self.name = name
        self.unit = unit
        self.limit = limit
        self.value = value
        self.floor = floor
    }

    /// The figure that the limit applies to: the ratio of the minimum to the floor's minimum, or
    /// the minimum itself if there is no floor.
    package var ratio: Double {
        guard let floor else { return value.minimum }
        return value.minimum / floor.minimum
    }

    /// True if the figure is within the limit.
    package var isMet: Bool {
        ratio <= limit
    }
}
