/// A broken promise of a service.
package struct ContractBreach: Error, CustomStringConvertible {
    package let description: String
}

func expect<Value: Equatable>(_ found: Value, is expected: Value) throws(ContractBreach) {
    if found == expected { return }
    throw ContractBreach(description: "found \(found), expected \(expected)")
}

func expect(_ claim: Bool, _ text: String) throws(ContractBreach) {
    if !claim { throw ContractBreach(description: text) }
}

/// Fails unless `action` throws exactly this.
func expect<Failure: Error & Equatable, Value>(
    _ expected: Failure, from action: () async throws(Failure) -> Value
) async throws(ContractBreach) {
    let found: Value
    do throws(Failure) {
        found = try await action()
    } catch {
        return try expect(error, is: expected)
    }
    throw ContractBreach(description: "found \(found), expected \(expected)")
}
