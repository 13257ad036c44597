/// The accounts of new sample data.
package struct Sample: Sendable {
    package let email: String
    package let password: String

    package static let valid = Sample(email: "valid@example.com", password: "sen hong 2025")
    package static let expired = Sample(email: "expired@example.com", password: "trang ram 2024")
    package static let leaked = Sample(email: "leaked@example.com", password: "mua xuan 2023")

    package init(email: String, password: String) {
        self.email = email
        self.password = password
    }

    /// A password that breaks no rule.
    package static let newPassword = "cau vong sau mua"
}
