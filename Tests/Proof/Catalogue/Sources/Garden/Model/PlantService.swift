/// Knows the plants, and what users write about them.
protocol PlantService: Sendable {
    func plants(in category: Int) async throws(PlantError) -> [Plant]
    func plants(_ ids: [Int]) async throws(PlantError) -> [Plant]
    func plant(_ id: Int) async throws(PlantError) -> Plant
    func find(
        _ text: String, _ filter: PlantFilter, by order: PlantOrder
    ) async throws(PlantError) -> [Plant]
    func plants(of grower: Int) async throws(PlantError) -> [Plant]
    func reviews(of plant: Int) async throws(PlantError) -> [Review]
    func reviews(by author: String) async throws(PlantError) -> [Review]
    func review(_ id: Int) async throws(PlantError) -> Review
    func write(_ review: Review) async throws(PlantError)
    func delete(_ review: Review) async throws(PlantError)
    func questions(about plant: Int) async throws(PlantError) -> [Question]
    func question(_ id: Int) async throws(PlantError) -> Question
    func ask(_ text: String, about plant: Int) async throws(PlantError)
    func send(feedback: String) async throws(PlantError)
}
