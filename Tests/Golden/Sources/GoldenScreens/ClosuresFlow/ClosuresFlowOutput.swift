/// The result of the flow.
package nonisolated struct ClosuresFlowOutput: Hashable, Codable, Sendable {
    package let name: String

    package init(name: String) {
        self.name = name
    }
}
