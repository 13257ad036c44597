package import Binding

/// Counts a secure field as long as it has a text.
@MainActor
package final class SecretText {
    /// The number of secure fields with a text.
    package static let count = Observable(0)

    init() {
        Self.count.value += 1
    }

    isolated deinit {
        Self.count.value -= 1
    }
}
