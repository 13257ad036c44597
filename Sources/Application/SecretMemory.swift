import Binding
import WaylineInterface
import WaylineSystem

/// Keeps the texts of secure fields out of core files.
@MainActor
package enum SecretMemory {
    private static var secret: SecretInMemory?

    private static let binding = SecretText.count.bind { count in
        secret = count > 0 ? secret ?? SecretInMemory() : nil
    }

    /// Starts the protection, until the program ends.
    package static func protect() { _ = binding }
}
