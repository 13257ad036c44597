/// Which generated screens are to be removed.
package struct DestroyOptions: Hashable, Sendable {
    package let names: [String]
    package var plan = PlanOptions()

    package init(_ names: [String]) {
        self.names = names
    }

    init(_ typed: Typed) {
        names = typed.operands
        plan = PlanOptions(typed)
    }
}
