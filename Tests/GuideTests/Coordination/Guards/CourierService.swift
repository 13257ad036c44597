/// Knows who can deliver.
protocol CourierService: Sendable {
    func areFree() async -> Bool
}
