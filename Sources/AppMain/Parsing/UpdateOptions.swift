/// Which generated screens are to be brought up to date.
package struct UpdateOptions: Hashable, Sendable {
    /// Empty for all.
    package let names: [String]
    package var plan = PlanOptions()

    package init(_ names: [String] = []) {
        self.names = names
    }

    init(_ typed: Typed) {
        names = typed.operands
        plan = PlanOptions(typed)
    }
}
