/// The result of the flow.
package nonisolated struct ClosuresAbAbAbAbAbAbAbAbAbAbAbOutput: Hashable, Codable, Sendable {
    package let name: String

    package init(name: String) {
        self.name = name
    }
}
