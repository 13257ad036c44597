/// The reason why a step of a script failed.
package struct ScriptFailure: Error, Hashable, Sendable {
    package let number: Int
    package let text: String
    package let expected: String
    package let found: String

    /// The screen at that moment, as a user reads it.
    package let screen: String
}

extension ScriptFailure: CustomStringConvertible {
    package var description: String {
        let lines = screen.split(separator: "\n", omittingEmptySubsequences: false)
        return
            (["\(number): failed: \(text)", "Expected: \(expected)", "Found: \(found)"]
            + (screen.isEmpty ? [] : ["The screen:"] + lines.map { "| \($0)" }))
            .joined(separator: "\n")
    }
}
