/// What was measured for one row.
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

    /// What the limit applies to: the minimum over the floor's, or itself where there is no floor.
    package var ratio: Double {
        guard let floor else { return value.minimum }
        return value.minimum / floor.minimum
    }

    /// Whether the limit is kept.
    package var isMet: Bool {
        ratio <= limit
    }
}
