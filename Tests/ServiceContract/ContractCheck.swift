/// One promise of the services, and its check.
package struct ContractCheck: Sendable {
    package let rule: String
    private let body: @Sendable (ContractStage) async throws -> Void

    init(_ rule: String, _ body: @escaping @Sendable (ContractStage) async throws -> Void) {
        self.rule = rule
        self.body = body
    }

    /// Throws if the services on this stage, which nobody has used, break the promise.
    package func run(on stage: ContractStage) async throws {
        do {
            try await body(stage)
        } catch {
            throw ContractBreach(description: "\(rule): \(error)")
        }
    }
}

extension ContractCheck {
    /// The checks that every implementation of the services must pass.
    package static let all =
        loggingIn + sessions + slowing + signingUp + changing + resetting + articles + profiles
        + requests
}
